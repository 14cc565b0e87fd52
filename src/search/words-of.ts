import { normalizeSearchText } from '#src/ui/normalize-search-text.ts';
import { foldHan } from './fold-han.ts';

const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const WORDS = new RegExp(`(?:(?=[\\p{L}\\p{N}])${UNSPACED})+|(?:(?!${UNSPACED})[\\p{L}\\p{N}])+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');
const APOSTROPHES = /['’‘`]/gu;

/** Whether a word is in a script without spaces; such a "word" may be a whole sentence. */
export const isUnspaced = (word: string): boolean => STARTS_UNSPACED.test(word);

/** Text as the search compares it: without marks, case and width, in one kana and simplified characters. */
export const foldSearchText = (text: string): string => foldHan(normalizeSearchText(text));

/** The folded words of a text; a run in a script without spaces is one word. */
export const wordsOf = (text: string): readonly string[] =>
  foldSearchText(text).replace(APOSTROPHES, '').match(WORDS) ?? [];

/** Cuts Thai, Chinese and Japanese by the browser's dictionary, where it has one. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(['th', 'ja', 'zh'], { granularity: 'word' }) : null;

/** The words of a text, and those within its runs without spaces. */
export const innerWordsOf = (text: string): readonly string[] => {
  const words = wordsOf(text);
  if (segmenter === null || !words.some(isUnspaced)) return words;
  const inner = [...segmenter.segment(text)].flatMap(({ segment }) => wordsOf(segment));
  return [...new Set([...words, ...inner])];
};
