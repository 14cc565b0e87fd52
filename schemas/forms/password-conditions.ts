import type { FieldSchema } from './form-schema.ts';
import { patternIdOf, type PatternId } from './pattern-catalogue.ts';

/** One condition of a password; its text is `password.is.<id>`. */
export type PasswordConditionId =
  | 'length'
  | 'letterFirst'
  | 'lettersDigits'
  | 'digitsOnly'
  | 'noSpaces'
  | 'noEdgeSpaces'
  | 'visible'
  | 'letter'
  | 'digit'
  | 'upper'
  | 'lower'
  | 'symbol';

export interface PasswordCondition {
  readonly id: PasswordConditionId;
  readonly isMet: (password: string) => boolean;
}

const TESTS: Readonly<Record<Exclude<PasswordConditionId, 'length'>, RegExp>> = {
  letterFirst: /^[A-Za-z]/u,
  lettersDigits: /^[A-Za-z0-9]+$/u,
  digitsOnly: /^[0-9]+$/u,
  noSpaces: /^\S+$/u,
  noEdgeSpaces: /^\S(?:.*\S)?$/su,
  visible: /^[!-~]+$/u,
  letter: /[A-Za-z]/u,
  digit: /[0-9]/u,
  upper: /[A-Z]/u,
  lower: /[a-z]/u,
  symbol: /[!-/:-@[-`{-~]/u,
};

/** The conditions that together are equivalent to each catalogued pattern. None of the patterns accepts a space at the beginning or end. */
const WANTED: Readonly<Partial<Record<PatternId, readonly (keyof typeof TESTS)[]>>> = {
  2: ['letterFirst', 'lettersDigits'],
  5: ['lettersDigits'],
  6: ['letter', 'digit', 'lettersDigits'],
  7: ['digitsOnly'],
  8: ['upper', 'lettersDigits'],
  10: ['noSpaces'],
  17: ['visible'],
  18: ['upper', 'lower', 'digit', 'symbol', 'visible'],
};

/**
 * Returns the conditions in a password's rule, so that the form can show each of them. For a pattern outside the
 * catalogue, these are only the length and no spaces at the beginning and end.
 */
export const passwordConditions = ({
  minLength,
  maxLength,
  pattern,
  not,
}: FieldSchema): readonly PasswordCondition[] => {
  const id = pattern === undefined ? null : patternIdOf(pattern);
  const wanted = (id === null ? undefined : WANTED[id]) ?? (not === undefined ? [] : ['noEdgeSpaces' as const]);
  const length: PasswordCondition = {
    id: 'length',
    isMet: (password) => {
      const count = [...password].length;
      return count >= Math.max(1, minLength ?? 0) && count <= (maxLength ?? Infinity);
    },
  };
  return [
    ...(minLength === undefined || maxLength === undefined ? [] : [length]),
    ...wanted.map((each) => ({ id: each, isMet: (password: string) => TESTS[each].test(password) })),
  ];
};
