import type { FieldSchema, FormDefinition, RuleMessage } from '#schemas/forms/form-schema.ts';
import type { FormValues } from './form-values.ts';

type Values = NonNullable<RuleMessage['values']>;

const message = (key: string, values: Values): RuleMessage => ({ key, fallback: 'format', bounds: null, values });

/** Returns the message `between` for two limits, `least` or `most` for one, or `null` for none. */
const between = <T extends number | Date>(kind: string, min: T | undefined, max: T | undefined): RuleMessage | null => {
  if (min !== undefined && max !== undefined) return message(`${kind}.between`, { min, max });
  if (min !== undefined) return message(`${kind}.least`, { min });
  return max === undefined ? null : message(`${kind}.most`, { max });
};

/** Returns the message for the limits of a number, or `null` if its schema has none. */
export const limitMessage = (field: FieldSchema | undefined): RuleMessage | null =>
  between('number', field?.minimum, field?.maximum);

const day = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(`${text}T00:00Z`);

/** Returns messages for dates outside the range of their field, which JSON Schema cannot express. Expects the result of `cleanValues`. */
export const dayMessages = ({ ui }: FormDefinition, values: FormValues): ReadonlyMap<string, RuleMessage> => {
  const messages = new Map<string, RuleMessage>();
  for (const [name, value] of Object.entries(values)) {
    const { first, last } = ui.fields[name]?.['ui:options'].days ?? {};
    if (typeof value !== 'string' || ((first === undefined || value >= first) && (last === undefined || value <= last)))
      continue;
    const found = between('day', day(first), day(last));
    if (found !== null) messages.set(name, found);
  }
  return messages;
};
