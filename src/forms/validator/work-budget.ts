/**
 * Subtracts the steps of a piece of work from the budget before it is done; throws `WorkLimitError` if the budget is used up. A step takes about as
 * long as a comparison.
 */
export type CountSteps = (steps: number) => void;

/** The budget for checking one value, and for loading one schema. Together with the length limits, it keeps each of them below 50 ms. */
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

/** Matching costs more than reading: a pattern with several parts passes over the text more than once, and stores positions for backtracking. */
const PATTERN_FACTOR = 4;
const PATTERN_LENGTH_A_PASS = 64;

/** Returns the number of steps for matching a text with a pattern of `length` characters. */
export const stepsToMatch = (text: string, length: number): number =>
  PATTERN_FACTOR * stepsFor(text) * (1 + Math.floor(length / PATTERN_LENGTH_A_PASS));

/** Returns the own keys of an object, and counts one step for each. */
export const countedKeys = (table: object, count: CountSteps): readonly string[] => {
  const keys = Object.keys(table);
  count(keys.length);
  return keys;
};
