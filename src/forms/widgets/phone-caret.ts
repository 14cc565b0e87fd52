import { plainMobile } from '#schemas/forms/mobile-number.ts';

export interface TextAndCaret {
  readonly text: string;
  readonly caret: number;
}

/** Returns the number of characters before the caret that are not separators. */
export const digitsBeforeCaret = ({ text, caret }: TextAndCaret): number => plainMobile(text.slice(0, caret)).length;

/** Returns the position after `count` characters that are not separators; the end of the text if there are no more. */
export const caretAfterDigits = (text: string, count: number): number => {
  if (count >= plainMobile(text).length) return text.length;
  let caret = 0;
  while (digitsBeforeCaret({ text, caret }) < count) caret += 1;
  return caret;
};

/** Returns the caret position after the same digit once the number is reformatted to `text`, even if a leading dialling code was removed. */
export const keepCaret = (before: TextAndCaret, text: string): number => {
  const dropped = plainMobile(before.text).length - plainMobile(text).length;
  return caretAfterDigits(text, Math.max(0, digitsBeforeCaret(before) - Math.max(0, dropped)));
};

/**
 * Interprets deleting a separator as deleting the digit next to it. `shown` is the text before the edit; `inputType` comes from the browser's
 * `InputEvent`.
 */
export const intendedEdit = (shown: string, typed: TextAndCaret, inputType: string): TextAndCaret => {
  const plain = plainMobile(typed.text);
  if (!inputType.startsWith('delete') || typed.text.length !== shown.length - 1 || plain !== plainMobile(shown))
    return typed;
  const before = digitsBeforeCaret(typed);
  const gone = inputType.endsWith('Forward') ? before : before - 1;
  if (gone < 0 || gone >= plain.length) return typed;
  return { text: plain.slice(0, gone) + plain.slice(gone + 1), caret: gone };
};
