import type { Field, FieldParts } from '../use-field.ts';
import { textOf } from './text-of.ts';

/** What a one-line widget hands to its `ui` part beside the text. Nothing keeps a paste or a password manager out. */
export const frameProps = (field: FieldParts) => ({
  id: field.id,
  name: field.name,
  label: field.label,
  hideLabel: field.hideLabel,
  placeholder: field.placeholder,
  hint: field.hint,
  error: field.error,
  required: field.required,
  disabled: field.disabled,
  autoComplete: field.options.autoComplete,
  inputMode: field.options.inputMode,
  onBlur: field.leave,
});

/** The same for a part that is drawn with its value. */
export const inputProps = (field: Field) => ({
  ...frameProps(field),
  value: textOf(field.value),
  onValue: field.change,
});
