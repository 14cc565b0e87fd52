import type { WidgetProps } from '@rjsf/utils';
import { TextField } from '#src/ui/text-field.tsx';
import { useFieldParts } from '../use-field.ts';
import { useLiveText } from './use-live-text.ts';
import { useSlot } from './use-slot.tsx';

/** A code that was sent, with the slot of the button that sends it. */
export function CodeWidget(props: WidgetProps) {
  const field = useFieldParts(props);
  const input = useLiveText(field);
  const slot = useSlot(field.name);
  return <TextField {...input} autoCapitalize="none" spellCheck={false} trailing={slot} />;
}
