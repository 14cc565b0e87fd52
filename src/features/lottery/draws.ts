import type { OpenedNumber, OpenedNumbersOfGame } from '#schemas/game.ts';

export type Draw = OpenedNumber;

/** The known draws by game code, newest first. */
export type Draws = ReadonlyMap<string, readonly Draw[]>;

/** Merges the draws that the two calls return, without duplicates. */
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

/** Returns the latest draw of each lottery, newest first. */
export const newestDraws = (draws: Draws): readonly Draw[] =>
  [...draws.values()].flatMap(([newest]) => newest ?? []).sort((one, other) => other.openTime - one.openTime);

/** The draws received so far, and which of them are new. */
export interface DrawHistory {
  /** When the draws were received, in Unix milliseconds. */
  readonly at: number;
  readonly draws: Draws;
  /** When the latest draw of a lottery was received, by game code. Contains only draws that arrived while the page was open. */
  readonly since: ReadonlyMap<string, number>;
}

export const recordDraws = (before: DrawHistory | null, draws: Draws, at: number): DrawHistory => {
  const since = new Map(before?.since);
  for (const { gameCode, numero } of newestDraws(draws)) {
    const known = before?.draws.get(gameCode)?.[0];
    if (known !== undefined && known.numero !== numero) since.set(gameCode, at);
  }
  return { at, draws, since };
};

const NEW_FOR_MS = 60_000;

/** Whether the latest draw of a lottery arrived while the page was open, and less than a minute ago. */
export const isNewDraw = ({ at, since }: DrawHistory, gameCode: string): boolean => {
  const arrivedAt = since.get(gameCode);
  return arrivedAt !== undefined && at - arrivedAt < NEW_FOR_MS;
};
