import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from './input-props.ts';

/** A day, by the browser's own picker and keys; the value is yyyy-MM-dd whatever the browser shows. */
export function DateWidget(props: WidgetProps) {
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const { inputMode: _inputMode, ...own } = inputProps(field);
  const { first, last } = field.options.days ?? {};
  const clear = (
    <Button
      size="sm"
      variant="quiet"
      onClick={() => {
        // A day that is half typed is no value yet: only the input knows of it.
        if (input.current !== null) input.current.value = '';
        field.change('');
        input.current?.focus();
      }}
    >
      {field.words('date.clear')}
    </Button>
  );
  return (
    <TextField
      {...own}
      ref={input}
      type="date"
      min={first}
      max={last}
      trailing={field.disabled || own.value === '' ? undefined : clear}
    />
  );
}
