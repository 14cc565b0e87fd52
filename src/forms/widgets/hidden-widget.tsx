import type { WidgetProps } from '@rjsf/utils';
import { useSurroundings } from '../form-context.ts';

/** A value that is sent but not drawn. In a SchemaForm it lives in the session and not in the page. */
export function HiddenWidget({ id, name, value }: WidgetProps) {
  const form = useSurroundings();
  return form === null ? (
    <input type="hidden" id={id} name={name} value={value === undefined || value === null ? '' : String(value)} />
  ) : null;
}
