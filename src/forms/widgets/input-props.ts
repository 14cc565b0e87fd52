import type { Field } from '../use-field.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '');

/** What every one-line widget hands to its `ui` part. Nothing keeps a paste or a password manager out. */
export const inputProps = (field: Field) => ({
  id: field.id,
  name: field.name,
  label: field.label,
  hideLabel: field.hideLabel,
  placeholder: field.placeholder,
  hint: field.hint,
  error: field.error,
  required: field.required,
  disabled: field.disabled,
  value: textOf(field.value),
  autoComplete: field.options.autoComplete,
  inputMode: field.options.inputMode,
  onValue: field.change,
  onBlur: field.leave,
});
