import type { WidgetProps } from '@rjsf/utils';
import { SelectField } from '#src/ui/select-field.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from './input-props.ts';

/** A choice; the texts of its entries come by key, or from the schema. */
export function SelectWidget(props: WidgetProps) {
  const field = useField(props);
  const { inputMode: _inputMode, ...input } = inputProps(field);
  const entries = props.options.enumOptions ?? [];
  const choices = field.options.choices?.map(({ value, labelKey }) => ({
    value,
    label: field.words(labelKey) ?? value,
  }));
  const options = choices ?? entries.map(({ value, label }) => ({ value: String(value), label }));
  const choose = (text: string): void => {
    const value: unknown = choices === undefined ? entries.find((entry) => String(entry.value) === text)?.value : text;
    if (typeof value === 'string' || typeof value === 'boolean') field.change(value);
    else props.onChange(value);
  };
  return <SelectField {...input} options={options} placeholder={field.placeholder ?? ''} onValue={choose} />;
}
