import type { DemoOutcome } from '#schemas/demo-game.ts';
import { SLOT_LINES, SLOT_SYMBOLS, type SlotSymbol } from '#schemas/demo-page.ts';
import type { MakeKindView } from './kind-view.ts';
import { make } from './make.ts';
import { pause, wantsLessMotion } from './pause.ts';
import { slotSymbol } from './slot-symbols.ts';

const STOP_MS = 300;

const cell = (symbol: SlotSymbol): HTMLElement => make('div', { class: 'cell' }, slotSymbol(symbol));

/** What shows before the first round: nothing that looks like a win. */
const AT_REST: readonly (readonly SlotSymbol[])[] = [
  ['star', 'cherry', 'leaf'],
  ['bell', 'leaf', 'cherry'],
  ['gem', 'star', 'bell'],
];

type SlotOutcome = Extract<DemoOutcome, { readonly kind: 'slot' }>;

const wonCells = (lines: readonly number[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (SLOT_LINES[line] ?? []).map((row, reel) => `${reel} ${row}`)));

export const slotView: MakeKindView = ({ words }) => {
  const reels = AT_REST.map(() => make('div', { class: 'reel' }));
  const show = (at: number, symbols: readonly SlotSymbol[]): void => reels[at]?.replaceChildren(...symbols.map(cell));
  const stop = (at: number, symbols: readonly SlotSymbol[]): void => {
    reels[at]?.classList.remove('spinning');
    show(at, symbols);
  };
  AT_REST.forEach((symbols, at) => show(at, symbols));
  let last = AT_REST;

  return {
    stage: make('div', { class: 'stage slot' }, make('div', { class: 'reels' }, ...reels)),
    controls: null,
    choice: () => 'spin',
    multiple: () => null,
    start: () => {
      reels.forEach((reel, at) => {
        if (!wantsLessMotion())
          reel.replaceChildren(
            make(
              'div',
              { class: 'strip' },
              ...[...SLOT_SYMBOLS.slice(at), ...SLOT_SYMBOLS, ...SLOT_SYMBOLS].slice(0, 9).map(cell),
            ),
          );
        reel.classList.add('spinning');
      });
    },
    finish: async (outcome) => {
      const { reels: symbols, lines } = outcome as SlotOutcome;
      last = symbols;
      for (const [at, column] of symbols.entries()) {
        stop(at, column);
        if (!wantsLessMotion()) await pause(STOP_MS);
      }
      const won = wonCells(lines);
      reels.forEach((reel, at) =>
        [...reel.children].forEach((child, row) => child.classList.toggle('won', won.has(`${at} ${row}`))),
      );
    },
    rest: () => last.forEach((symbols, at) => stop(at, symbols)),
    describe: (outcome) => {
      const { reels: symbols, lines } = outcome as SlotOutcome;
      const kinds = lines.flatMap((line) => symbols[0]?.[SLOT_LINES[line]?.[0] ?? 0] ?? []);
      return kinds.length === 0 ? words('slot.none') : kinds.map((symbol) => words(`slot.${symbol}`)).join(', ');
    },
    oddsName: (key) => {
      const symbol = SLOT_SYMBOLS.find((known) => known === key);
      return symbol === undefined ? key : words(`slot.${symbol}`);
    },
  };
};
