import { searchText } from '#src/lib/search-text.ts';
import { isUnspaced } from './search-words.ts';

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

interface Letter {
  readonly letter: string;
  readonly startsWord: boolean;
  readonly from: number;
  readonly to: number;
}

/** The letters of a text as a search compares them, each with its place in the text. */
const lettersOf = (text: string): readonly Letter[] => {
  const letters: Letter[] = [];
  let from = 0;
  let isBetween = true;
  for (const sign of text) {
    const to = from + sign.length;
    const folded = Array.from(searchText(sign)).filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    for (const [at, letter] of folded.entries())
      letters.push({
        letter,
        startsWord: at === 0 && (isBetween || isUnspaced(letter) || isUnspaced(letters.at(-1)?.letter ?? '')),
        from,
        to,
      });
    // A mark of its own, as in Thai or in decomposed letters, belongs to the letter before it.
    const last = letters.at(-1);
    if (folded.length === 0 && last !== undefined && /^\p{M}$/u.test(sign))
      letters[letters.length - 1] = { ...last, to };
    else isBetween = folded.length === 0 && !/['’‘`]/u.test(sign);
    from = to;
  }
  return letters;
};

/** A text in parts, those marked that words stand for: where a word begins, and also across spaces. */
export const markedParts = (text: string, words: readonly string[]): readonly TextPart[] => {
  const letters = lettersOf(text);
  const marked = new Uint8Array(text.length);
  const wanted = [...new Set([...words, words.join('')])]
    .map((word) => Array.from(word))
    .filter((word) => word.length > 0);
  letters.forEach(({ startsWord }, at) => {
    if (!startsWord) return;
    for (const word of wanted) {
      if (!word.every((letter, place) => letters[at + place]?.letter === letter)) continue;
      marked.fill(1, letters[at]?.from, letters[at + word.length - 1]?.to);
    }
  });
  const parts: { text: string; isMarked: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isMarked = marked[at] === 1;
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text[at] ?? '';
    else parts.push({ text: text[at] ?? '', isMarked });
  }
  return parts;
};
