/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };
const HIRAGANA = /[\u3041-\u3096]/gu;
const katakana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0x60);

/** Normalizes text for search: ignores diacritics, width and case, and treats hiragana as katakana. */
export const normalizeSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłıßæœ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(HIRAGANA, katakana)
    .replace(/\s+/gu, ' ')
    .trim();
