import type { DemoOutcome } from '#schemas/demo-game.ts';
import { SLOT_LINES, SLOT_SYMBOLS, type SlotSymbol } from '#schemas/demo-page.ts';
import type { CreateGameView } from './game-view.ts';
import { element } from './element.ts';
import { sleep, prefersReducedMotion } from './motion.ts';
import { slotSymbol } from './slot-symbols.ts';

const STOP_MS = 300;

const cell = (symbol: SlotSymbol): HTMLElement => element('div', { class: 'cell' }, slotSymbol(symbol));

/** Shown before the first round; must not look like a win. */
const AT_REST: readonly (readonly SlotSymbol[])[] = [
  ['star', 'cherry', 'leaf'],
  ['bell', 'leaf', 'cherry'],
  ['gem', 'star', 'bell'],
];

type SlotOutcome = Extract<DemoOutcome, { readonly kind: 'slot' }>;

const wonCells = (lines: readonly number[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (SLOT_LINES[line] ?? []).map((row, reel) => `${reel} ${row}`)));

export const slotView: CreateGameView = ({ t }) => {
  const reels = AT_REST.map(() => element('div', { class: 'reel' }));
  const show = (at: number, symbols: readonly SlotSymbol[]): void => reels[at]?.replaceChildren(...symbols.map(cell));
  const stop = (at: number, symbols: readonly SlotSymbol[]): void => {
    reels[at]?.classList.remove('spinning');
    show(at, symbols);
  };
  AT_REST.forEach((symbols, at) => show(at, symbols));
  let last = AT_REST;

  return {
    stage: element('div', { class: 'stage slot' }, element('div', { class: 'reels' }, ...reels)),
    controls: null,
    choice: () => 'spin',
    choose: () => undefined,
    multiple: () => null,
    startRound: () => {
      reels.forEach((reel, at) => {
        if (!prefersReducedMotion())
          reel.replaceChildren(
            element(
              'div',
              { class: 'strip' },
              ...[...SLOT_SYMBOLS.slice(at), ...SLOT_SYMBOLS, ...SLOT_SYMBOLS].slice(0, 9).map(cell),
            ),
          );
        reel.classList.add('spinning');
      });
    },
    showOutcome: async (outcome) => {
      const { reels: symbols, lines } = outcome as SlotOutcome;
      last = symbols;
      for (const [at, column] of symbols.entries()) {
        stop(at, column);
        if (!prefersReducedMotion()) await sleep(STOP_MS);
      }
      const won = wonCells(lines);
      reels.forEach((reel, at) =>
        [...reel.children].forEach((child, row) => child.classList.toggle('won', won.has(`${at} ${row}`))),
      );
    },
    reset: () => last.forEach((symbols, at) => stop(at, symbols)),
    describe: (outcome) => {
      const { reels: symbols, lines } = outcome as SlotOutcome;
      const kinds = lines.flatMap((line) => symbols[0]?.[SLOT_LINES[line]?.[0] ?? 0] ?? []);
      return kinds.length === 0 ? t('slot.none') : kinds.map((symbol) => t(`slot.${symbol}`)).join(', ');
    },
    oddsName: (key) => {
      const symbol = SLOT_SYMBOLS.find((known) => known === key);
      return symbol === undefined ? key : t(`slot.${symbol}`);
    },
  };
};
