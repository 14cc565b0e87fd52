import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useSyncExternalStore } from 'react';
import type { FieldOptions } from '#schemas/forms/form-schema.ts';
import { useFormContext } from './form-context.ts';
import { messageText, useFormTexts, type FormTranslate } from './form-texts.tsx';
import type { FieldValue } from './form-values.ts';

/** A field whose value may change without a render. */
export interface UncontrolledField {
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
  readonly t: FormTranslate;
  readonly getValue: () => unknown;
  /** Calls back on each change of value or message. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly setValue: (value: FieldValue) => void;
  readonly blur: () => void;
  /** A submit waits for the work; where it resolves to false, there is none. */
  readonly holdSubmit: (work: Promise<boolean>) => void;
}

export interface Field extends UncontrolledField {
  readonly value: unknown;
}

const neverSubscribe = (): (() => void) => () => undefined;

/** The field of a widget: from the store of its SchemaForm, or from the props inside RJSF's own `Form`. It renders again when its message changes. */
export const useUncontrolledField = (props: WidgetProps): UncontrolledField => {
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
  const form = useFormContext();
  const store = form?.store ?? null;
  const { t } = useFormTexts();
  const own = options as Partial<FieldOptions>;

  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(name, listener) ?? neverSubscribe(),
    [store, name],
  );
  const getMessage = () => store?.field(name).message ?? null;
  const message = useSyncExternalStore(subscribe, getMessage, getMessage);
  const getValue = (): unknown => (store === null ? (props.value as unknown) : store.field(name).value);

  const { labelKey, hintKey, placeholderKey, asterisk = false } = own;
  const placeholder =
    placeholderKey === undefined ? props.placeholder : `${asterisk ? '*' : ''}${t(placeholderKey) ?? ''}`;
  return {
    id,
    name,
    label: (labelKey === undefined ? null : t(labelKey)) ?? props.label,
    hideLabel: props.hideLabel ?? false,
    placeholder: placeholder || undefined,
    hint:
      (hintKey === undefined ? null : t(hintKey)) ??
      (form === null ? (options.description ?? props.schema.description) : undefined),
    error: store === null ? rawErrors?.join(' ') || null : message && messageText(t, message),
    required,
    disabled: disabled || readonly,
    options: own,
    t,
    getValue,
    subscribe,
    setValue: (next) =>
      store === null ? onChange(next === '' ? options.emptyValue : next) : store.setValue(name, next),
    blur: () => {
      if (store === null) return onBlur(id, getValue());
      store.blur(name);
      if (form?.conditional === true) onChange(store.field(name).value);
    },
    holdSubmit: (work) => store?.holdSubmit(work),
  };
};

/** A field that renders its value: checkboxes, selects, pictures. */
export const useField = (props: WidgetProps): Field => {
  const field = useUncontrolledField(props);
  return { ...field, value: useSyncExternalStore(field.subscribe, field.getValue, field.getValue) };
};
