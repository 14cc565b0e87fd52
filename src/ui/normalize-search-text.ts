import { shownFolding, type SearchFolding } from '#schemas/languages.ts';

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };
const HIRAGANA = /[\u3041-\u3096]/gu;
const katakana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0x60);

const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đøłıßæœ]/gu, (letter) => LETTERS[letter] ?? letter);

/**
 * Normalizes text for search: ignores case and spacing, and whatever the folding of the current language ignores: diacritics, width, or the
 * difference between hiragana and katakana.
 */
export const normalizeSearchText = (
  text: string,
  { marks, width, variants }: SearchFolding = shownFolding(),
): string => {
  const lower = text.normalize(width === 'fold' ? 'NFKC' : 'NFC').toLowerCase();
  const letters = marks === 'fold' ? withoutMarks(lower) : lower;
  return (variants.includes('kana') ? letters.replace(HIRAGANA, katakana) : letters).replace(/\s+/gu, ' ').trim();
};
