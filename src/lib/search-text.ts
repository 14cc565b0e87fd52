/** Letters that stand for themselves after their marks are gone. */
const LETTERS: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };
const HIRAGANA = /[\u3041-\u3096]/gu;
const katakana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0x60);

/** Text as a search compares it: without marks, width and case, kana as one kind. */
export const searchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đøłıßæœ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(HIRAGANA, katakana)
    .replace(/\s+/gu, ' ')
    .trim();
