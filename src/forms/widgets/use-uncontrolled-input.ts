import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import type { UncontrolledField } from '#src/forms/use-field.ts';
import { selfReading } from '../filled-fields.ts';
import { fieldProps, textOf } from './input-props.ts';
import type { TextAndCaret } from './phone-caret.ts';

export interface UncontrolledInputOptions {
  /** Converts the value to text; by default the text is the value itself. */
  readonly format?: (value: string) => string;
  /** Reads a value from the input; may correct the input's text and caret. */
  readonly parse?: (input: HTMLInputElement, event: Event) => string;
  /** Returns the caret position after the store has changed the text; by default the end of the text. */
  readonly caret?: (before: TextAndCaret, text: string) => number;
}

const identity = (value: string): string => value;
const toEnd = (_before: TextAndCaret, text: string): number => text.length;
const textOfInput = (input: HTMLInputElement): string => input.value;
const ignore = (): void => undefined;

const INPUT_EVENTS = ['input', 'change', 'compositionend', 'blur'] as const;

/** Whether the input already shows the value. In number inputs, texts such as `1.` and `1.0` count as equal, so that they are not replaced during typing. */
const isShown = (input: HTMLInputElement, text: string): boolean =>
  input.value === text ||
  (input.type === 'number' && input.value !== '' && text !== '' && Number(input.value) === Number(text));

/**
 * Returns the props of an uncontrolled input that is synchronised with the form's store through DOM events, without a render.
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
      /** The text that was last written or read here. If the input contains a different text, a form filler wrote it without an event. */
      let known = input.value;
      const show = (): void => {
        if (input.value !== known) {
          input.dispatchEvent(new Event('input', { bubbles: true }));
          return;
        }
        const text = latest.current.format(textOf(latest.current.field.getValue()));
        if (isComposing || isShown(input, text)) return;
        const at = input === document.activeElement ? input.selectionStart : null;
        const place = at === null ? null : latest.current.caret({ text: input.value, caret: at }, text);
        input.value = text;
        known = input.value;
        // If the caret belongs at the end, it is there already; setting the selection would force a layout.
        if (place !== null && place < text.length) input.setSelectionRange(place, place);
      };
      const take = (event: Event): void => {
        isComposing = event instanceof InputEvent && event.isComposing;
        const own = latest.current;
        const value = own.parse(input, event);
        known = input.value;
        if (value === textOf(own.field.getValue())) show();
        else own.field.setValue(value);
      };
      for (const type of INPUT_EVENTS) input.addEventListener(type, take);
      selfReading.add(input);
      const unsubscribe = subscribe(show);
      showNow.current = show;
      show();
      return () => {
        for (const type of INPUT_EVENTS) input.removeEventListener(type, take);
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
