/** What a text is: one line, several lines, a name without spaces (a user name, an email address), or a code whose dashes do not count either. */
export type TextKind = 'line' | 'lines' | 'name' | 'code';

/** Scripts in which U+200C and U+200D choose the shape of a letter. */
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

/** A visible character with an invisible one that it needs: the joiner of a letter or an emoji, or a variation selector, as in Japanese names. */
const NEEDED = [
  `[${JOINING}\\p{M}][\\u200c\\u200d](?=[${JOINING}])`,
  '\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?\\u200d(?=\\p{Extended_Pictographic})',
  '[\\p{L}\\p{N}\\p{P}\\p{S}][\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
].join('|');
/** Control, direction and other ignored characters, and the blank of Braille. */
const HIDDEN = '(?![\\n\\t])[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800]';
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gu');
/** Some letters are hidden too, such as the Hangul fillers; they need nothing. */
const HIDDEN_OR_NEEDED = new RegExp(`((?!${HIDDEN})(?:${NEEDED}))|${HIDDEN}`, 'gu');

const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/gu;
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
const THAI_DIGIT = /[\u0e50-\u0e59]/gu;
const THAI_ZERO = 0x0e50;

/** Repeats until the text is stable, because removing a character can bring together letters that compose, or leave a joiner that is no longer needed. */
const withoutHidden = (text: string): string => {
  const next = text.replace(HIDDEN_OR_NEEDED, (_all, needed?: string) => needed ?? '').normalize('NFC');
  return next === text ? text : withoutHidden(next);
};

/** Removes all hidden characters, so that names or codes that look the same are the same. Letters next to a removed character may compose. */
const compact = (text: string, separators: RegExp): string =>
  text
    .normalize('NFKC')
    .replace(EVERY_HIDDEN, '')
    .replace(THAI_DIGIT, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(DASH, '-')
    .replace(separators, '')
    .normalize('NFC');

/**
 * A text as it is validated, sent and stored; the site and the platform clean it the same way. It is composed (NFC) and trimmed, without invisible
 * characters that its script does not need; names and codes are converted to their ordinary letters and digits (NFKC). One line or
 * several without a letter, digit or emoji are empty.
 */
export const cleanText = (text: string, kind: TextKind): string => {
  if (kind === 'code') return compact(text, /[\s-]/gu);
  if (kind === 'name') return compact(text, /\s/gu);
  const plain = withoutHidden(text.normalize('NFC').replace(LINE_END, '\n'));
  const spaced = kind === 'line' ? plain.replace(/\s+/gu, ' ') : plain.replace(/[^\S\n]/gu, ' ').replace(/ +$/gmu, '');
  return VISIBLE.test(spaced) ? spaced.trim() : '';
};
