import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import type { UncontrolledField } from '#src/forms/use-field.ts';
import { fieldProps, textOf } from './input-props.ts';
import type { TextAndCaret } from './phone-caret.ts';

export interface UncontrolledInputOptions {
  /** From value to text; by default the value itself. */
  readonly format?: (value: string) => string;
  /** From the input to a value; it may correct the input's text and caret. */
  readonly parse?: (input: HTMLInputElement, event: Event) => string;
  /** The caret's place after the store has set another text; by default the end. */
  readonly caret?: (before: TextAndCaret, text: string) => number;
}

const identity = (value: string): string => value;
const toEnd = (_before: TextAndCaret, text: string): number => text.length;
const textOfInput = (input: HTMLInputElement): string => input.value;
const ignore = (): void => undefined;

const INPUT_EVENTS = ['input', 'change', 'compositionend', 'blur'] as const;

/** `1.` and `1.0` are texts of the same number, and must not be replaced while typing. */
const isShown = (input: HTMLInputElement, text: string): boolean =>
  input.value === text ||
  (input.type === 'number' && input.value !== '' && text !== '' && Number(input.value) === Number(text));

/**
 * Props of an uncontrolled input that is synced with the form's store by its DOM events, without a render. Password managers may write
 * without an event, so the text is read again on blur and on submit.
 */
export const useUncontrolledInput = (
  field: UncontrolledField,
  { format = identity, parse = textOfInput, caret = toEnd }: UncontrolledInputOptions = {},
) => {
  const [first] = useState(() => format(textOf(field.getValue())));
  const latest = useRef({ field, format, parse, caret });
  const showNow = useRef(ignore);

  const { subscribe } = field;
  const ref = useCallback<RefCallback<HTMLInputElement>>(
    (input) => {
      if (input === null) return undefined;
      let isComposing = false;
      const show = (): void => {
        const text = latest.current.format(textOf(latest.current.field.getValue()));
        if (isComposing || isShown(input, text)) return;
        const at = input === document.activeElement ? input.selectionStart : null;
        const place = at === null ? null : latest.current.caret({ text: input.value, caret: at }, text);
        input.value = text;
        // Setting the value already moved the caret to the end, and setting the selection forces a layout.
        if (place !== null && place < text.length) input.setSelectionRange(place, place);
      };
      const take = (event: Event): void => {
        isComposing = event instanceof InputEvent && event.isComposing;
        const own = latest.current;
        const value = own.parse(input, event);
        if (value === textOf(own.field.getValue())) show();
        else own.field.setValue(value);
      };
      const { form } = input;
      for (const type of INPUT_EVENTS) input.addEventListener(type, take);
      form?.addEventListener('submit', take);
      const unsubscribe = subscribe(show);
      showNow.current = show;
      show();
      return () => {
        for (const type of INPUT_EVENTS) input.removeEventListener(type, take);
        form?.removeEventListener('submit', take);
        unsubscribe();
        showNow.current = ignore;
      };
    },
    [subscribe],
  );
  useLayoutEffect(() => {
    latest.current = { field, format, parse, caret };
    showNow.current();
  });
  return { ...fieldProps(field), ref, defaultValue: first, onValue: ignore };
};
