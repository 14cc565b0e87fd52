import { keyed } from '#src/lib/keyed.ts';
import { foldSearchText, isUnspaced } from '#src/search/words-of.ts';

export interface HighlightPart {
  readonly text: string;
  readonly isHighlighted: boolean;
}

interface Letter {
  readonly letter: string;
  readonly startsWord: boolean;
  readonly from: number;
  readonly to: number;
}

/** Splits a text into letters, normalised as in the search, with their positions in the text. */
const lettersOf = (text: string): readonly Letter[] => {
  const letters: Letter[] = [];
  let from = 0;
  let isBetween = true;
  for (const sign of text) {
    const to = from + sign.length;
    const folded = Array.from(foldSearchText(sign)).filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    for (const [at, letter] of folded.entries())
      letters.push({
        letter,
        startsWord: at === 0 && (isBetween || isUnspaced(letter) || isUnspaced(letters.at(-1)?.letter ?? '')),
        from,
        to,
      });
    // Combining marks, as in Thai or in decomposed letters, belong to the preceding letter.
    const last = letters.at(-1);
    if (folded.length === 0 && last !== undefined && /^\p{M}$/u.test(sign))
      letters[letters.length - 1] = { ...last, to };
    else isBetween = folded.length === 0 && !/['’‘`]/u.test(sign);
    from = to;
  }
  return letters;
};

/** Splits a text into highlighted and plain parts. Matches start at the beginning of a word and may extend over spaces. */
export const highlightParts = (text: string, words: readonly string[]): readonly HighlightPart[] => {
  const letters = lettersOf(text);
  const highlighted = new Uint8Array(text.length);
  const terms = [...new Set([...words, words.join('')])]
    .map((word) => Array.from(word))
    .filter((word) => word.length > 0);
  letters.forEach(({ startsWord }, at) => {
    if (!startsWord) return;
    for (const word of terms) {
      if (!word.every((letter, place) => letters[at + place]?.letter === letter)) continue;
      highlighted.fill(1, letters[at]?.from, letters[at + word.length - 1]?.to);
    }
  });
  const parts: { text: string; isHighlighted: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isHighlighted = highlighted[at] === 1;
    const last = parts.at(-1);
    if (last?.isHighlighted === isHighlighted) last.text += text[at] ?? '';
    else parts.push({ text: text[at] ?? '', isHighlighted });
  }
  return parts;
};

/** A text with the matched words highlighted. */
export function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return keyed(highlightParts(text, words)).map(({ key, value }) =>
    value.isHighlighted ? (
      <mark
        key={key}
        className="bg-transparent font-bold text-inherit underline decoration-primary decoration-2 underline-offset-2"
      >
        {value.text}
      </mark>
    ) : (
      <span key={key}>{value.text}</span>
    ),
  );
}
