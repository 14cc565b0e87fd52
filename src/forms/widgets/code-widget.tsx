import type { WidgetProps } from '@rjsf/utils';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from './input-props.ts';
import { useSlot } from './use-slot.tsx';

/** A code that was sent, with the slot of the button that sends it. */
export function CodeWidget(props: WidgetProps) {
  const field = useField(props);
  const slot = useSlot(field.name);
  return <TextField {...inputProps(field)} autoCapitalize="none" spellCheck={false} trailing={slot} />;
}
