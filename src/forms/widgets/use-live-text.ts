import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import type { FieldParts } from '../use-field.ts';
import { frameProps } from './input-props.ts';
import type { Typed } from './phone-caret.ts';
import { textOf } from './text-of.ts';

export interface LiveText {
  /** The text for a value; as it is when left out. */
  readonly write?: (value: string) => string;
  /** The value of what stands in the input, which it may set right. */
  readonly read?: (input: HTMLInputElement, event: Event) => string;
  /** Where the caret goes when another text comes under it; the end when left out. */
  readonly caret?: (before: Typed, text: string) => number;
}

const asItIs = (value: string): string => value;
const atTheEnd = (_before: Typed, text: string): number => text.length;
const textIn = (input: HTMLInputElement): string => input.value;
const ignore = (): void => undefined;

const HEARD = ['input', 'change', 'compositionend', 'blur'] as const;

/** A half-typed number is another text of the same number. */
const stands = (input: HTMLInputElement, text: string): boolean =>
  input.value === text ||
  (input.type === 'number' && input.value !== '' && text !== '' && Number(input.value) === Number(text));

/**
 * The props of a one-line input whose text is the browser's own: what is typed goes to the form past React, and what the form sets goes into
 * the input. Password managers may write without an event, so leaving the input and sending the form look again.
 */
export const useLiveText = (field: FieldParts, { write = asItIs, read = textIn, caret = atTheEnd }: LiveText = {}) => {
  const [first] = useState(() => write(textOf(field.now())));
  const latest = useRef({ field, write, read, caret });
  const showNow = useRef(ignore);

  const { subscribe } = field;
  const ref = useCallback<RefCallback<HTMLInputElement>>(
    (input) => {
      if (input === null) return undefined;
      let isComposing = false;
      const show = (): void => {
        const text = latest.current.write(textOf(latest.current.field.now()));
        if (isComposing || stands(input, text)) return;
        const at = input === document.activeElement ? input.selectionStart : null;
        const place = at === null ? null : latest.current.caret({ text: input.value, caret: at }, text);
        input.value = text;
        // A new text has its caret at the end already, and setting it lays the page out.
        if (place !== null && place < text.length) input.setSelectionRange(place, place);
      };
      const take = (event: Event): void => {
        isComposing = event instanceof InputEvent && event.isComposing;
        const own = latest.current;
        const value = own.read(input, event);
        if (value === textOf(own.field.now())) show();
        else own.field.change(value);
      };
      const { form } = input;
      for (const type of HEARD) input.addEventListener(type, take);
      form?.addEventListener('submit', take);
      const unsubscribe = subscribe(show);
      showNow.current = show;
      show();
      return () => {
        for (const type of HEARD) input.removeEventListener(type, take);
        form?.removeEventListener('submit', take);
        unsubscribe();
        showNow.current = ignore;
      };
    },
    [subscribe],
  );
  useLayoutEffect(() => {
    latest.current = { field, write, read, caret };
    showNow.current();
  });
  return { ...frameProps(field), ref, defaultValue: first, onValue: ignore };
};
