import type { draws, GameRow } from '#sandbox/db/schema.ts';

const MINUTE = 60_000;
/** The maximum number of draws created per game at a time; older ones are skipped. */
export const DRAWS_PER_GAME = 30;

/** The random source of a draw's numbers. */
interface DrawRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** Returns an integer between both bounds, inclusive. */
  readonly between: (least: number, most: number) => number;
}

const distinct = (count: number, most: number, random: DrawRandom): readonly string[] => {
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(random.between(1, most));
  return [...drawn].sort((a, b) => a - b).map((number) => String(number).padStart(2, '0'));
};

const numbersOf = (name: string, random: DrawRandom): readonly string[] => {
  const pool = /6\/(\d+)/.exec(name)?.[1];
  if (pool) return distinct(6, Number(pool), random);
  if (/Mark Six/.test(name)) return distinct(7, 49, random);
  if (/Racing 10/.test(name))
    return distinct(10, 10, random)
      .map((number) => ({ number, order: random.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ number }) => number);
  if (/Keno/.test(name)) return distinct(20, 80, random);
  if (/Ball 11/.test(name)) return distinct(5, 11, random);
  const count = /4D/.test(name) ? 4 : /3D| 3\b|Dice/.test(name) ? 3 : 5;
  return Array.from({ length: count }, () => String(/Dice/.test(name) ? random.between(1, 6) : random.between(0, 9)));
};

type DrawnGame = Pick<GameRow, 'nodeId' | 'gameCode' | 'gameName' | 'vassalage'>;

/** Creates draw number `turn` of a game, counted from 1970, with one draw every `every` milliseconds. */
export const makeDraw = (
  { nodeId, gameCode, gameName, vassalage }: DrawnGame,
  { every, turn }: { readonly every: number; readonly turn: number },
  random: DrawRandom,
): typeof draws.$inferInsert => {
  const openedAt = new Date(turn * every);
  const day = openedAt.toISOString().slice(0, 10).replaceAll('-', '');
  const ofDay = Math.floor((openedAt.getTime() % (24 * 60 * MINUTE)) / every) + 1;
  return {
    nodeId,
    gameCode,
    vassalage,
    numero: `${day}-${String(ofDay).padStart(4, '0')}`,
    numbers: numbersOf(gameName, random).join(','),
    openedAt,
  };
};
