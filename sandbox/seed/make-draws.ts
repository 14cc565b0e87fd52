import type { draws } from '#sandbox/db/schema.ts';
import { DRAWS_PER_GAME, makeDraw } from '#sandbox/domains/lottery/make-draw.ts';
import type { GameSeed } from './plan-play.ts';
import { createRandom } from '#sandbox/seed/people/random.ts';

const MINUTE = 60_000;

/** The latest draws of every lottery at its own interval, none after `now`. */
export const makeDraws = (games: readonly GameSeed[], now: number): (typeof draws.$inferInsert)[] => {
  const random = createRandom('draws');
  return games
    .filter(({ category }) => category === 'LOTT' || category === 'ELOTT')
    .flatMap((game) => {
      const every = game.category === 'ELOTT' ? random.pick([1, 3, 5]) * MINUTE : random.pick([12, 24]) * 60 * MINUTE;
      const last = Math.floor(now / every);
      return Array.from({ length: DRAWS_PER_GAME }, (_unused, index) =>
        makeDraw(game, { every, turn: last - index }, random),
      );
    });
};
