import type { OutputOf } from '#schemas/call.ts';
import type { openedNumbers } from '#schemas/calls/home.ts';

type OfGame = OutputOf<typeof openedNumbers>[number];
export type Draw = OfGame['numeros'][number];

/** The newest draw of each lottery, newest lottery first. */
export const latestDraws = (games: readonly OfGame[]): readonly Draw[] =>
  games
    .flatMap(({ numeros }) => {
      const [newest] = [...numeros].sort((one, other) => other.openTime - one.openTime);
      return newest === undefined ? [] : [newest];
    })
    .sort((one, other) => other.openTime - one.openTime);
