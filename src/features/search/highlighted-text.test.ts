import { expect, test } from 'vitest';
import { highlightParts } from './highlighted-text.tsx';

const highlighted = (text: string, ...words: string[]): string =>
  highlightParts(text, words)
    .map((part) => (part.isHighlighted ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['the beginning of a word', 'Lucky Dragon', ['dra'], 'Lucky [Dra]gon'],
  ['a whole word', 'Lucky Dragon', ['dragon'], 'Lucky [Dragon]'],
  ['several words', 'Lucky Dragon', ['dra', 'lu'], '[Lu]cky [Dra]gon'],
  ['every place where it stands', 'Dragon, Red Dragon', ['dragon'], '[Dragon], Red [Dragon]'],
  ['not the middle of a word', 'Andar Bahar', ['ar', 'dar'], 'Andar Bahar'],
  ['words that were written as one', 'Lucky Dragon 88', ['luckydragon'], '[Lucky Dragon] 88'],
  ['a word that was written as two', 'Superball Blast', ['super', 'ball'], '[Superball] Blast'],
  ['letters with marks', 'Phượng Hoàng', ['phuong'], '[Phượng] Hoàng'],
  ['letters with marks that stand by themselves', 'Pin\u0303ata', ['pina'], '[Pin\u0303a]ta'],
  ['letters that are two', 'Straßenfest', ['strass'], '[Straß]enfest'],
  ['past an apostrophe', 'Hunter’s Moon', ['hunters'], '[Hunter’s] Moon'],
  ['Thai with its tone marks', 'สล็อตมังกรทอง', ['มงกร'], 'สล็อต[มังกร]ทอง'],
  ['Chinese anywhere', '金龙宝藏', ['宝藏'], '金龙[宝藏]'],
  ['either kana', 'さくら物語', ['サクラ'], '[さくら]物語'],
  ['voiced kana', 'ドラゴンの財宝', ['トラコン'], '[ドラゴン]の財宝'],
  ['letters beyond the first plane', '𠮷野ラッシュ', ['ラツシユ', '野'], '𠮷[野]ラッシュ'],
  ['nothing where nothing is meant', 'Lucky Dragon', [], 'Lucky Dragon'],
  ['nothing where it does not stand', 'Lucky Dragon', ['koi'], 'Lucky Dragon'],
])('highlighted is %s', (_what, text, words, parts) => {
  expect(highlighted(text, ...words)).toBe(parts);
});
