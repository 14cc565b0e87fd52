import type { OpenedNumber, OpenedNumbersOfGame } from '#schemas/game.ts';

export type Draw = OpenedNumber;

/** By game code the drawings that are known of a lottery, the newest first. */
export type Draws = ReadonlyMap<string, readonly Draw[]>;

/** What both calls know, each drawing once. */
export const mergeDraws = (opened: readonly OpenedNumbersOfGame[], latest: readonly Draw[]): Draws => {
  const draws = new Map<string, Map<string, Draw>>();
  for (const draw of [...opened.flatMap(({ numeros }) => numeros), ...latest]) {
    const ofGame = draws.get(draw.gameCode) ?? new Map<string, Draw>();
    draws.set(draw.gameCode, ofGame.set(draw.numero, draw));
  }
  return new Map(
    [...draws].map(([gameCode, ofGame]) => [
      gameCode,
      [...ofGame.values()].sort((one, other) => other.openTime - one.openTime),
    ]),
  );
};

/** The newest drawing of each lottery, the newest lottery first. */
export const newestDraws = (draws: Draws): readonly Draw[] =>
  [...draws.values()].flatMap(([newest]) => newest ?? []).sort((one, other) => other.openTime - one.openTime);

/** The drawings of one moment, and since when the newest of a lottery is there, where it came while somebody looked. */
export interface Arrivals {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly draws: Draws;
  readonly since: ReadonlyMap<string, number>;
}

export const noteArrivals = (before: Arrivals | null, draws: Draws, at: number): Arrivals => {
  const since = new Map(before?.since);
  for (const { gameCode, numero } of newestDraws(draws)) {
    const known = before?.draws.get(gameCode)?.[0];
    if (known !== undefined && known.numero !== numero) since.set(gameCode, at);
  }
  return { at, draws, since };
};

const NEW_FOR_MS = 60_000;

/** Whether the newest drawing of a lottery came within the last minute before somebody's eyes. */
export const isNewDraw = ({ at, since }: Arrivals, gameCode: string): boolean => {
  const came = since.get(gameCode);
  return came !== undefined && at - came < NEW_FOR_MS;
};
