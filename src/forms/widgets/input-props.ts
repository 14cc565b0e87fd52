import type { Field, UncontrolledField } from '../use-field.ts';

/** Converts a value to the text of an input. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Returns the props of a `ui` input without its value. */
export const fieldProps = (field: UncontrolledField) => ({
  id: field.id,
  name: field.name,
  label: field.label,
  placeholder: field.placeholder,
  hint: field.hint,
  error: field.error,
  required: field.required,
  disabled: field.disabled,
  autoComplete: field.options.autoComplete,
  inputMode: field.options.inputMode,
  onBlur: field.blur,
});

/** Returns the props of a controlled `ui` input. */
export const inputProps = (field: Field) => ({
  ...fieldProps(field),
  value: textOf(field.value),
  onValue: field.setValue,
});
