import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useSyncExternalStore } from 'react';
import type { FieldOptions } from '#schemas/forms/form-schema.ts';
import { useSurroundings } from './form-context.ts';
import { messageText, useFieldSpeech, type FormWords } from './form-words.ts';
import type { FieldValue } from './form-values.ts';

/** A field without its value, which may change without being drawn. */
export interface FieldParts {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hideLabel: boolean;
  readonly placeholder: string | undefined;
  readonly hint: string | undefined;
  readonly error: string | null;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly options: Partial<FieldOptions>;
  readonly words: FormWords;
  /** The value of this moment. */
  readonly now: () => unknown;
  /** Hears of every change of the field. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (value: FieldValue) => void;
  readonly leave: () => void;
}

export interface Field extends FieldParts {
  readonly value: unknown;
}

const never = (): (() => void) => () => undefined;

/** A widget's field: inside a SchemaForm its own part of the session, in a plain RJSF form the props. It is drawn again when its message changes. */
export const useFieldParts = (props: WidgetProps): FieldParts => {
  const {
    id,
    name,
    options,
    required = false,
    disabled = false,
    readonly = false,
    onChange,
    onBlur,
    rawErrors,
  } = props;
  const form = useSurroundings();
  const session = form?.session ?? null;
  const { words } = useFieldSpeech();
  const own = options as Partial<FieldOptions>;

  const subscribe = useCallback(
    (listener: () => void) => session?.subscribe(name, listener) ?? never(),
    [session, name],
  );
  const messageNow = () => session?.view(name).message ?? null;
  const message = useSyncExternalStore(subscribe, messageNow, messageNow);
  const now = (): unknown => (session === null ? (props.value as unknown) : session.view(name).value);

  const { labelKey, hintKey, placeholderKey, star = false } = own;
  const placeholder =
    placeholderKey === undefined ? props.placeholder : `${star ? '*' : ''}${words(placeholderKey) ?? ''}`;
  return {
    id,
    name,
    label: (labelKey === undefined ? null : words(labelKey)) ?? props.label,
    hideLabel: props.hideLabel ?? false,
    placeholder: placeholder || undefined,
    hint:
      (hintKey === undefined ? null : words(hintKey)) ??
      (form === null ? (options.description ?? props.schema.description) : undefined),
    error: session === null ? rawErrors?.join(' ') || null : message && messageText(words, message),
    required,
    disabled: disabled || readonly,
    options: own,
    words,
    now,
    subscribe,
    change: (next) =>
      session === null ? onChange(next === '' ? options.emptyValue : next) : session.change(name, next),
    leave: () => {
      if (session === null) return onBlur(id, now());
      session.leave(name);
      if (form?.conditional === true) onChange(session.view(name).value);
    },
  };
};

/** A field that is drawn with its value: boxes, choices, pictures. */
export const useField = (props: WidgetProps): Field => {
  const parts = useFieldParts(props);
  return { ...parts, value: useSyncExternalStore(parts.subscribe, parts.now, parts.now) };
};
