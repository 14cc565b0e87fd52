import { getInputProps, type WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFormContext } from '../form-context.ts';
import { useField, useUncontrolledField } from '../use-field.ts';
import { inputProps } from './input-props.ts';
import { useUncontrolledInput } from './use-uncontrolled-input.ts';

/** Returns the slot that the feature renders next to a field, or `undefined` if there is none. */
const useSlot = (name: string): ReactNode | undefined => {
  const { slots, store } = useFormContext();
  const Slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
  return Slot && <Slot form={store} />;
};

/** A single-line text field, or a number field if the type of the schema is a number. */
export function TextWidget(props: WidgetProps) {
  const field = useUncontrolledField(props);
  const input = useUncontrolledInput(field);
  const { type, step, min, max } = getInputProps(props.schema, undefined, props.options);
  const spelling =
    field.options.autoComplete === 'name' ? {} : { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
  const slot = useSlot(field.name);
  return <TextField {...input} {...spelling} type={type} step={step} min={min} max={max} trailing={slot} />;
}

/** A select. The labels of its options are looked up by key, or come from the schema. */
export function SelectWidget(props: WidgetProps) {
  const field = useField(props);
  const { inputMode: _inputMode, ...input } = inputProps(field);
  const entries = props.options.enumOptions ?? [];
  const choices = field.options.choices?.map((choice) => ({
    value: choice.value,
    label: 'label' in choice ? choice.label : (field.t(choice.labelKey) ?? choice.value),
  }));
  const options = choices ?? entries.map(({ value, label }) => ({ value: String(value), label }));
  const choose = (text: string): void => {
    const value: unknown = choices === undefined ? entries.find((entry) => String(entry.value) === text)?.value : text;
    if (typeof value === 'string' || typeof value === 'boolean') field.setValue(value);
  };
  return <SelectField {...input} options={options} placeholder={field.placeholder ?? ''} onValue={choose} />;
}

/** A field for a code that is sent to the player; its slot contains the button that sends the code. */
export function CodeWidget(props: WidgetProps) {
  const field = useUncontrolledField(props);
  const input = useUncontrolledInput(field);
  const slot = useSlot(field.name);
  return <TextField {...input} autoCapitalize="none" spellCheck={false} trailing={slot} />;
}

/** A field for the characters of a captcha; its slot contains the picture. */
export function CaptchaWidget(props: WidgetProps) {
  const field = useUncontrolledField(props);
  const input = useUncontrolledInput(field);
  const slot = useSlot(field.name);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField {...input} className="min-w-40 flex-1" autoCapitalize="none" spellCheck={false} />
      {slot !== undefined && <div className="pt-6.5">{slot}</div>}
    </div>
  );
}
