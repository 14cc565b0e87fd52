import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useSyncExternalStore } from 'react';
import type { FieldOptions } from '#schemas/forms/form-schema.ts';
import { useFormContext } from './form-context.ts';
import { messageText, useFormTexts, type FormTranslate } from './form-texts.tsx';
import type { FieldValue } from './form-values.ts';

/** A field of the form. A change of its value does not render the component that uses it. */
export interface UncontrolledField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly hint: string | undefined;
  readonly error: string | null;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly options: Partial<FieldOptions>;
  readonly t: FormTranslate;
  readonly getValue: () => unknown;
  /** Calls the listener on each change of the value or message. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly setValue: (value: FieldValue) => void;
  readonly blur: () => void;
  /** Delays a submit until the work is done; if the work resolves to `false`, nothing is submitted. */
  readonly holdSubmit: (work: Promise<boolean>) => void;
}

export interface Field extends UncontrolledField {
  readonly value: unknown;
}

/** Returns the field of a widget from the store of its form. Rerenders when the field's message changes. */
export const useUncontrolledField = (props: WidgetProps): UncontrolledField => {
  const { id, name, required = false, disabled = false, readonly = false, onChange } = props;
  const { store, conditional } = useFormContext();
  const { t } = useFormTexts();
  const options = props.options as Partial<FieldOptions>;

  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  const getMessage = () => store.field(name).message;
  const message = useSyncExternalStore(subscribe, getMessage, getMessage);

  const { labelKey, hintKey, placeholderKey, asterisk = false } = options;
  const placeholder = placeholderKey === undefined ? '' : `${asterisk ? '*' : ''}${t(placeholderKey) ?? ''}`;
  return {
    id,
    name,
    label: (labelKey === undefined ? null : t(labelKey)) ?? props.label,
    placeholder: placeholder || undefined,
    hint: (hintKey === undefined ? null : t(hintKey)) ?? undefined,
    error: message && messageText(t, message),
    required,
    disabled: disabled || readonly,
    options,
    t,
    getValue: () => store.field(name).value,
    subscribe,
    setValue: (next) => store.setValue(name, next),
    blur: () => {
      store.blur(name);
      if (conditional) onChange(store.field(name).value);
    },
    holdSubmit: (work) => store.holdSubmit(work),
  };
};

/** Like `useUncontrolledField`, but also renders when the value changes; for checkboxes, selects and pictures. */
export const useField = (props: WidgetProps): Field => {
  const field = useUncontrolledField(props);
  return { ...field, value: useSyncExternalStore(field.subscribe, field.getValue, field.getValue) };
};
