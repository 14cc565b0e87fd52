/** Called with the work that is about to be done; throws `WorkLimitError` when it is too much. A step is about as much as a comparison. */
export type CountSteps = (steps: number) => void;

/** Of one check of a value, and of one load of a schema: together with the length limits this keeps either below 50 ms. */
export const MAX_STEPS = 60_000;

/** The value, or the schema, takes more work than a page can do without blocking: nothing is known about its validity. */
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

/** Characters that are compared, hashed or searched in the time of a step. */
const CHARACTERS_A_STEP = 32;

/** The steps to look at every character of a text. */
export const stepsFor = (text: string): number => 1 + Math.floor(text.length / CHARACTERS_A_STEP);

/** A pattern goes over a text more than once where it has several parts, and remembers where it may go back to. */
const PATTERN_FACTOR = 4;
const PATTERN_LENGTH_A_PASS = 64;

/** The steps to match a text with a pattern of `length` characters. */
export const stepsToMatch = (text: string, length: number): number =>
  PATTERN_FACTOR * stepsFor(text) * (1 + Math.floor(length / PATTERN_LENGTH_A_PASS));

/** The own keys of an object, counted. */
export const countedKeys = (table: object, count: CountSteps): readonly string[] => {
  const keys = Object.keys(table);
  count(keys.length);
  return keys;
};
