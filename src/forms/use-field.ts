import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useSyncExternalStore } from 'react';
import type { FieldOptions } from '#schemas/forms/form-schema.ts';
import { useSurroundings } from './form-context.ts';
import { messageText, useFormWords, type FormWords } from './form-words.ts';
import type { FieldView } from './form-session.ts';
import type { FieldValue } from './form-values.ts';

export interface Field {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hideLabel: boolean;
  readonly placeholder: string | undefined;
  readonly hint: string | undefined;
  readonly error: string | null;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly value: unknown;
  readonly options: Partial<FieldOptions>;
  readonly words: FormWords;
  readonly change: (value: FieldValue) => void;
  readonly leave: () => void;
}

const never = (): (() => void) => () => undefined;

/** A widget's field: inside a SchemaForm its own part of the session, in a plain RJSF form the props. */
export const useField = (props: WidgetProps): Field => {
  const { id, name, options, required = false, disabled = false, readonly = false, onChange, onBlur, rawErrors } = props;
  const form = useSurroundings();
  const session = form?.session ?? null;
  const words = useFormWords();
  const own = options as Partial<FieldOptions>;

  const subscribe = useCallback((listener: () => void) => session?.subscribe(name, listener) ?? never(), [session, name]);
  const view = useSyncExternalStore<FieldView | null>(subscribe, () => session?.view(name) ?? null, () => session?.view(name) ?? null);

  const { labelKey, hintKey, placeholderKey, star = false } = own;
  const placeholder = placeholderKey === undefined ? props.placeholder : `${star ? '*' : ''}${words(placeholderKey) ?? ''}`;
  const value: unknown = view === null ? (props.value as unknown) : view.value;
  return {
    id,
    name,
    label: (labelKey === undefined ? null : words(labelKey)) ?? props.label,
    hideLabel: props.hideLabel ?? false,
    placeholder: placeholder || undefined,
    hint: (hintKey === undefined ? null : words(hintKey)) ?? (form === null ? (options.description ?? props.schema.description) : undefined),
    error: view === null ? (rawErrors?.join(' ') || null) : view.message && messageText(words, view.message),
    required,
    disabled: disabled || readonly,
    value,
    options: own,
    words,
    change: (next) => (session === null ? onChange(next === '' ? options.emptyValue : next) : session.change(name, next)),
    leave: () => {
      if (session === null) return onBlur(id, value);
      session.leave(name);
      if (form?.conditional === true) onChange(session.view(name).value);
    },
  };
};
