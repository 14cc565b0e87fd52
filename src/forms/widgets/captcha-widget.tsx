import type { WidgetProps } from '@rjsf/utils';
import { TextField } from '#src/ui/text-field.tsx';
import { useFieldParts } from '../use-field.ts';
import { useLiveText } from './use-live-text.ts';
import { useSlot } from './use-slot.tsx';

/** The letters of a picture; the picture comes by the slot. */
export function CaptchaWidget(props: WidgetProps) {
  const field = useFieldParts(props);
  const input = useLiveText(field);
  const slot = useSlot(field.name);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField {...input} className="min-w-40 flex-1" autoCapitalize="none" spellCheck={false} />
      {slot !== undefined && <div className="pt-6.5">{slot}</div>}
    </div>
  );
}
