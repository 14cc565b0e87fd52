import type { WidgetProps } from '@rjsf/utils';
import { getInputProps } from '@rjsf/utils';
import { TextField } from '#src/ui/text-field.tsx';
import { useFieldParts } from '../use-field.ts';
import { useLiveText } from './use-live-text.ts';

/** One line of text, or a number or date where a schema says so. */
export function TextWidget(props: WidgetProps) {
  const field = useFieldParts(props);
  const input = useLiveText(field);
  const { type, step, min, max } = getInputProps(
    props.schema,
    typeof props['type'] === 'string' ? props['type'] : undefined,
    props.options,
  );
  const words =
    field.options.autoComplete === 'name' ? {} : { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };
  return <TextField {...input} {...words} type={type} step={step} min={min} max={max} />;
}
