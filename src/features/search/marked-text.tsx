import { keyed } from '#src/lib/keyed.ts';
import { markedParts } from './marked-parts.ts';

/** A text in which the words of a search are marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return keyed(markedParts(text, words)).map(({ key, value }) =>
    value.isMarked ? (
      <mark
        key={key}
        className="bg-transparent font-bold text-inherit underline decoration-primary decoration-2 underline-offset-2"
      >
        {value.text}
      </mark>
    ) : (
      value.text
    ),
  );
}
