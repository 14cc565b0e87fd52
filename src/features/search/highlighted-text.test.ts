import { expect, test } from 'vitest';
import { highlightParts } from './highlighted-text.tsx';

const highlighted = (text: string, ...words: string[]): string =>
  highlightParts(text, words)
    .map((part) => (part.isHighlighted ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['the beginning of a word is highlighted', 'Lucky Dragon', ['dra'], 'Lucky [Dra]gon'],
  ['a whole word is highlighted', 'Lucky Dragon', ['dragon'], 'Lucky [Dragon]'],
  ['several words are highlighted', 'Lucky Dragon', ['dra', 'lu'], '[Lu]cky [Dra]gon'],
  ['every occurrence of a word is highlighted', 'Dragon, Red Dragon', ['dragon'], '[Dragon], Red [Dragon]'],
  ['the middle of a word is not highlighted', 'Andar Bahar', ['ar', 'dar'], 'Andar Bahar'],
  ['two words that were typed as one are highlighted', 'Lucky Dragon 88', ['luckydragon'], '[Lucky Dragon] 88'],
  ['a word that was typed as two is highlighted', 'Superball Blast', ['super', 'ball'], '[Superball] Blast'],
  ['letters with diacritics are highlighted', 'Phượng Hoàng', ['phuong'], '[Phượng] Hoàng'],
  ['letters with combining marks are highlighted', 'Pin\u0303ata', ['pina'], '[Pin\u0303a]ta'],
  ['a letter that is typed as two is highlighted', 'Straßenfest', ['strass'], '[Straß]enfest'],
  ['a word with an apostrophe is highlighted', 'Hunter’s Moon', ['hunters'], '[Hunter’s] Moon'],
  ['Thai letters are highlighted with their tone marks', 'สล็อตมังกรทอง', ['มงกร'], 'สล็อต[มังกร]ทอง'],
  ['Chinese is highlighted at any position', '金龙宝藏', ['宝藏'], '金龙[宝藏]'],
  ['hiragana is highlighted for a query in katakana', 'さくら物語', ['サクラ'], '[さくら]物語'],
  ['voiced kana are highlighted for a query without voicing marks', 'ドラゴンの財宝', ['トラコン'], '[ドラゴン]の財宝'],
  ['characters of two code units are not split', '𠮷野ラッシュ', ['ラツシユ', '野'], '𠮷[野]ラッシュ'],
  ['nothing is highlighted without a query', 'Lucky Dragon', [], 'Lucky Dragon'],
  ['nothing is highlighted for a word that does not occur', 'Lucky Dragon', ['koi'], 'Lucky Dragon'],
])('%s', (_what, text, words, parts) => {
  expect(highlighted(text, ...words)).toBe(parts);
});
