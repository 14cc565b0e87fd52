/**
 * The kind of a text, which determines how it is cleaned: one line, several lines, a name without spaces (a user name
 * or e-mail address), or a code without spaces and dashes.
 */
export type TextKind = 'line' | 'lines' | 'name' | 'code';

/** The scripts in which the invisible joiners U+200C and U+200D change the shape of a letter. */
const JOINING = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
]
  .concat(['Myanmar', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu', 'Tibetan'])
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/**
 * Matches a visible character followed by an invisible one that it needs: a joiner between letters or emoji, or a variation selector, which occurs in
 * Japanese names.
 */
const NEEDED = [
  `[${JOINING}\\p{M}][\\u200c\\u200d](?=[${JOINING}])`,
  '\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?\\u200d(?=\\p{Extended_Pictographic})',
  '[\\p{L}\\p{N}\\p{P}\\p{S}][\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
].join('|');
/** Matches a hidden character: control characters, direction marks, other characters that are not displayed, and the Braille blank. */
const HIDDEN = '(?![\\n\\t])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800]';
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');
/**
 * Matches a hidden character, or as the first group a visible character with the invisible one that it needs. The
 * visible character is checked to be really visible, because some letters, such as the Hangul fillers, are hidden.
 */
const HIDDEN_OR_NEEDED = new RegExp(`((?!${HIDDEN})(?:${NEEDED}))|${HIDDEN}`, 'gu');

const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/gu;
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
const THAI_DIGIT = /[\u0e50-\u0e59]/gu;
const THAI_ZERO = 0x0e50;

/**
 * Removes hidden characters that are not needed. Repeats until the text no longer changes, because a removal can bring
 * together characters that combine into one letter, or leave a joiner that is no longer needed.
 */
const withoutHidden = (text: string): string => {
  const next = text.replace(HIDDEN_OR_NEEDED, (_all, needed?: string) => needed ?? '').normalize('NFC');
  return next === text ? text : withoutHidden(next);
};

/**
 * Removes all hidden characters and separators, so that two names or codes that look the same are equal. The result is normalised again, because
 * characters around a removed one may combine into one letter.
 */
const compact = (text: string, separators: RegExp): string =>
  text
    .normalize('NFKC')
    .replace(EVERY_HIDDEN, '')
    .replace(THAI_DIGIT, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(DASH, '-')
    .replace(separators, '')
    .normalize('NFC');

/**
 * Returns a typed text in the form in which it is validated, sent and stored. The site and the platform use the same function. The result is
 * normalised (NFC), trimmed and free of hidden characters that its script does not need. In names and codes, full-width and similar characters become
 * ordinary letters and digits (NFKC). A line or text without any letter, digit or emoji becomes empty.
 */
export const cleanText = (text: string, kind: TextKind): string => {
  if (kind === 'code') return compact(text, /[\s-]/gu);
  if (kind === 'name') return compact(text, /\s/gu);
  const plain = withoutHidden(text.normalize('NFC').replace(LINE_END, '\n'));
  const spaced = kind === 'line' ? plain.replace(/\s+/gu, ' ') : plain.replace(/[^\S\n]/gu, ' ').replace(/ +$/gmu, '');
  return VISIBLE.test(spaced) ? spaced.trim() : '';
};
