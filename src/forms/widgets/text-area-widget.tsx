import type { WidgetProps } from '@rjsf/utils';
import { TextArea } from '#src/ui/text-area.tsx';
import { useField } from '../use-field.ts';
import { inputProps } from './input-props.ts';

/** Several lines of text, with a character count if the schema limits the length. */
export function TextAreaWidget(props: WidgetProps) {
  const field = useField(props);
  const { hint, value, ...input } = inputProps(field);
  const { maxLength } = props.schema;
  const counter = maxLength === undefined ? null : field.t('counter', { used: [...value].length, most: maxLength });
  const hints = [hint, counter].filter((text) => text !== null && text !== undefined && text !== '');
  return <TextArea {...input} value={value} hint={hints.length === 0 ? null : hints.join(' ')} />;
}
