import { withoutMarks } from './split-mobile.ts';

export interface Typed {
  readonly text: string;
  readonly caret: number;
}

/** What stands before the caret, reading marks aside. */
export const countBefore = ({ text, caret }: Typed): number => withoutMarks(text.slice(0, caret)).length;

/** The place behind so many characters, reading marks aside; behind all of them it is the end. */
export const caretBehind = (text: string, count: number): number => {
  if (count >= withoutMarks(text).length) return text.length;
  let caret = 0;
  while (countBefore({ text, caret }) < count) caret += 1;
  return caret;
};

/** The place in another way of writing a number, behind the same digit; a dialling code in front may have gone. */
export const caretKept = (before: Typed, text: string): number => {
  const dropped = withoutMarks(before.text).length - withoutMarks(text).length;
  return caretBehind(text, Math.max(0, countBefore(before) - Math.max(0, dropped)));
};

/**
 * What a person meant by an edit of a number that stands with reading marks: deleting a mark deletes the digit beyond it. `shown` is the text
 * before the edit, `inputType` the browser's name for it.
 */
export const meantEdit = (shown: string, typed: Typed, inputType: string): Typed => {
  const plain = withoutMarks(typed.text);
  if (!inputType.startsWith('delete') || typed.text.length !== shown.length - 1 || plain !== withoutMarks(shown))
    return typed;
  const before = countBefore(typed);
  const gone = inputType.endsWith('Forward') ? before : before - 1;
  if (gone < 0 || gone >= plain.length) return typed;
  return { text: plain.slice(0, gone) + plain.slice(gone + 1), caret: gone };
};
