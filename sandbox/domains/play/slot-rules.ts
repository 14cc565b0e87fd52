import { SLOT_LINES, SLOT_SYMBOLS, type SlotSymbol } from '#schemas/demo-page.ts';
import { totalReturn, type DemoRules } from './demo-rules.ts';

/** For each symbol: the number of its stops among a reel's twenty, and the payout for three of it on a line, as a multiple of the whole stake. */
const SYMBOLS: Readonly<Record<SlotSymbol, { readonly stops: number; readonly multiple: number }>> = {
  cherry: { stops: 6, multiple: 2 },
  leaf: { stops: 5, multiple: 3 },
  star: { stops: 4, multiple: 5 },
  bell: { stops: 2, multiple: 12 },
  gem: { stops: 2, multiple: 25 },
  seven: { stops: 1, multiple: 100 },
};

/** The reels, which have the same symbols in different orders. */
const REELS: readonly (readonly SlotSymbol[])[] = [
  [
    'cherry',
    'leaf',
    'star',
    'cherry',
    'bell',
    'leaf',
    'cherry',
    'gem',
    'star',
    'leaf',
    'cherry',
    'seven',
    'leaf',
    'star',
    'cherry',
    'bell',
    'leaf',
    'star',
    'cherry',
    'gem',
  ],
  [
    'leaf',
    'cherry',
    'star',
    'gem',
    'cherry',
    'leaf',
    'bell',
    'cherry',
    'star',
    'leaf',
    'seven',
    'cherry',
    'leaf',
    'star',
    'gem',
    'cherry',
    'leaf',
    'bell',
    'star',
    'cherry',
  ],
  [
    'star',
    'leaf',
    'cherry',
    'bell',
    'leaf',
    'star',
    'cherry',
    'leaf',
    'gem',
    'cherry',
    'star',
    'cherry',
    'leaf',
    'seven',
    'cherry',
    'bell',
    'star',
    'leaf',
    'cherry',
    'gem',
  ],
];
const STOPS = 20;

const odds = SLOT_SYMBOLS.map((key) => ({
  key,
  chance: (SYMBOLS[key].stops / STOPS) ** 3,
  multiple: SYMBOLS[key].multiple,
}));

/** A slot machine with three reels, three rows and five lines; three identical symbols on a line pay. */
export const slotRules: DemoRules = {
  odds,
  lines: SLOT_LINES.length,
  returnToPlayer: totalReturn(odds, SLOT_LINES.length),
  stakeStep: 1n,
  draw: (choice, chance) => {
    if (choice !== 'spin') return null;
    const reels = REELS.map((reel) => {
      const stop = chance.below(STOPS);
      return [0, 1, 2].flatMap((row) => reel[(stop + row) % STOPS] ?? []);
    });
    const matchOn = (line: readonly number[]): SlotSymbol | null => {
      const [first, ...others] = line.map((row, reel) => reels[reel]?.[row]);
      return first !== undefined && others.every((symbol) => symbol === first) ? first : null;
    };
    const wins = SLOT_LINES.flatMap((line, at) => {
      const symbol = matchOn(line);
      return symbol === null ? [] : [{ at, multiple: SYMBOLS[symbol].multiple }];
    });
    return {
      hundredths: wins.reduce((sum, { multiple }) => sum + multiple * 100, 0),
      outcome: { kind: 'slot', reels, lines: wins.map(({ at }) => at) },
    };
  },
};
