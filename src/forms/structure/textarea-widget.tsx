import type { WidgetProps } from '@rjsf/utils';
import { TextArea } from '#src/ui/text-area.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from '../widgets/input-props.ts';

/** Text of several lines. */
export function TextareaWidget(props: WidgetProps) {
  const { inputMode: _inputMode, ...area } = inputProps(useField(props));
  return <TextArea {...area} rows={typeof props.options.rows === 'number' ? props.options.rows : 3} />;
}
