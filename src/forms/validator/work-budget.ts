/**
 * Called before work is done, with its number of steps; throws `WorkLimitError` if the total is too high. A step costs about as much as a comparison.
 */
export type CountSteps = (steps: number) => void;

/** The budget for one check of a value, and for one load of a schema. Together with the length limits it keeps each of them below 50 ms. */
export const MAX_STEPS = 60_000;

/** Thrown if checking the value or schema would block the page for too long; the validity is then unknown. */
export class WorkLimitError extends Error {
  constructor() {
    super('The value takes too long to check');
    this.name = 'WorkLimitError';
  }
}

export const createWorkBudget = (): CountSteps => {
  let left = MAX_STEPS;
  return (steps) => {
    left -= steps;
    if (left < 0) throw new WorkLimitError();
  };
};

/** How many characters can be compared, hashed or searched in one step. */
const CHARACTERS_A_STEP = 32;

/** Returns the number of steps for reading every character of a text. */
export const stepsFor = (text: string): number => 1 + Math.floor(text.length / CHARACTERS_A_STEP);

/** A pattern with several parts passes over a text more than once, and stores positions for backtracking. */
const PATTERN_FACTOR = 4;
const PATTERN_LENGTH_A_PASS = 64;

/** Returns the number of steps for matching a text with a pattern of `length` characters. */
export const stepsToMatch = (text: string, length: number): number =>
  PATTERN_FACTOR * stepsFor(text) * (1 + Math.floor(length / PATTERN_LENGTH_A_PASS));

/** Returns the own keys of an object, and counts them. */
export const countedKeys = (table: object, count: CountSteps): readonly string[] => {
  const keys = Object.keys(table);
  count(keys.length);
  return keys;
};
