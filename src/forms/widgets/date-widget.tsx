import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from './input-props.ts';

/** The browser's date input; the value is yyyy-MM-dd, whatever format the browser displays. */
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
        // An incomplete date is not a value of the form yet, so the input itself has to be cleared.
        if (input.current !== null) input.current.value = '';
        field.setValue('');
        input.current?.focus();
      }}
    >
      {field.t('date.clear')}
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
