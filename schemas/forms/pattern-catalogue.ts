const HAN = String.raw`\p{Script=Han}`;
const DAY_OF_MONTH =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))';
const MAIL_WORD = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const HOST_LABEL = '[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*';

/**
 * The platform's patterns by `patternId`, from 1 to 18. They are applied with the `u` flag and must match the whole
 * value, so they have no anchors. Matching takes linear time, because backtracking is bounded.
 */
export const PATTERNS = {
  /** Any characters. */
  1: String.raw`[\s\S]*`,
  /** A letter first, then letters and digits. */
  2: '[A-Za-z][A-Za-z0-9]*',
  /** Chinese characters and digits, in any combination. */
  3: `[${HAN}0-9]+`,
  /** An ASCII e-mail address whose last label has at least two letters. */
  4: String.raw`${MAIL_WORD}(?:\.${MAIL_WORD})*@(?:${HOST_LABEL}\.)+[A-Za-z]{2,63}`,
  /** Letters and digits, in any combination. */
  5: '[A-Za-z0-9]+',
  /** Letters and digits only, at least one of each. */
  6: '(?:[A-Za-z]+[0-9]|[0-9]+[A-Za-z])[A-Za-z0-9]*',
  /** Digits only. */
  7: '[0-9]+',
  /** Letters and digits, with at least one uppercase letter. */
  8: '[a-z0-9]*[A-Z][A-Za-z0-9]*',
  /** English letters and spaces. */
  9: '[A-Za-z ]+',
  /** Anything but white space. */
  10: String.raw`\S+`,
  /** Chinese characters and punctuation of any script, including the middle dot in names. */
  11: String.raw`[${HAN}\p{P}]+`,
  /** A date as yyyy-MM-dd; 29 February passes in every year. */
  12: `[0-9]{4}-${DAY_OF_MONTH}`,
  /** A date MM-dd-yyyy. */
  13: `${DAY_OF_MONTH}-[0-9]{4}`,
  /** Korean letters only. */
  14: String.raw`\p{Script=Hangul}+`,
  /** Thai letters and marks only. */
  15: String.raw`\p{Script=Thai}+`,
  /** Thai or English letters and spaces. */
  16: String.raw`[\p{Script=Thai}A-Za-z ]+`,
  /** Letters, digits and symbols (visible ASCII) in any combination, no spaces. */
  17: '[!-~]+',
  /** Visible ASCII with at least one uppercase letter, one lowercase letter, one digit and one special symbol. */
  18: String.raw`(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[!-/:-@\[-${'`'}{-~])[!-~]+`,
} as const;
export type PatternId = keyof typeof PATTERNS;

/** Other spellings of catalogued patterns that platforms use, by `patternId`. Matching them also takes linear time. */
const EQUIVALENT_PATTERNS: Readonly<Partial<Record<PatternId, readonly string[]>>> = {
  1: ['.*'],
  2: ['[a-zA-Z][a-zA-Z0-9]*', '[A-Za-z][A-Za-z0-9]+', '[a-zA-Z][a-zA-Z0-9]+'],
  5: ['[a-zA-Z0-9]+', '[a-zA-Z0-9]*', '[A-Za-z0-9]*', '[0-9a-zA-Z]+'],
  7: ['[0-9]*', String.raw`\d+`, String.raw`\d*`],
  9: ['[a-zA-Z ]+', String.raw`[a-zA-Z\s]+`],
  10: [String.raw`\S*`, String.raw`[^\s]+`],
  17: ['[!-~]*'],
};

const idsByPattern: ReadonlyMap<string, PatternId> = new Map(
  (Object.keys(PATTERNS).map(Number) as PatternId[]).flatMap((id) =>
    [PATTERNS[id], ...(EQUIVALENT_PATTERNS[id] ?? [])].map((pattern) => [pattern, id] as const),
  ),
);

/** Removes anchors, which are redundant because the whole value is matched anyway. */
export const withoutAnchors = (pattern: string): string => {
  const start = pattern.startsWith('^') ? pattern.slice(1) : pattern;
  if (!start.endsWith('$')) return start;
  const escapes = /(\\*)\$$/.exec(start)?.[1]?.length;
  return escapes !== undefined && escapes % 2 === 0 ? start.slice(0, -1) : start;
};

export const isCatalogued = (pattern: string): boolean => idsByPattern.has(withoutAnchors(pattern));

const ANCHORED = /^\^\(\?:([\s\S]*)\)\$$/u;

export const anchored = (pattern: string): string => `^(?:${withoutAnchors(pattern)})$`;

/** Returns the id of a catalogued pattern, with or without anchors; `null` for any other pattern. */
export const patternIdOf = (pattern: string): PatternId | null =>
  idsByPattern.get(withoutAnchors(ANCHORED.exec(pattern)?.[1] ?? pattern)) ?? null;
