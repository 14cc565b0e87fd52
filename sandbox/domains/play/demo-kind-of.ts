import type { Category } from '#schemas/brand-names.ts';
import type { DemoKind } from '#schemas/demo-page.ts';
import type { GameRow } from '#sandbox/db/schema.ts';

const KINDS: Readonly<Partial<Record<Category, DemoKind>>> = {
  RNG: 'slot',
  JACKPOT: 'slot',
  ARCADE: 'slot',
  CRASH: 'dice',
  MINI: 'dice',
  LOTT: 'draw',
  ELOTT: 'draw',
};

/** Returns the kind of demo game that replaces a game. Games in categories without their own demo game are replaced by `table`. */
export const demoKindOf = ({ category, gameClassify }: Pick<GameRow, 'category' | 'gameClassify'>): DemoKind =>
  gameClassify === 'TABLE_GAMES' ? 'table' : (KINDS[category] ?? 'table');
