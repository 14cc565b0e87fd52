import type { WidgetProps } from '@rjsf/utils';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { useField } from '../use-field.ts';

export function CheckboxWidget(props: WidgetProps) {
  const { id, name, label, value, error, required, disabled, change, leave } = useField(props);
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      checked={value === true}
      error={error}
      required={required}
      disabled={disabled}
      onChecked={change}
      onBlur={leave}
    />
  );
}
