import type { ErrorObject } from 'ajv';
import type { FieldSchema, FieldUi, FormDefinition, FormSchema, RuleMessage } from '#schemas/forms/form-schema.ts';
import { cleanValues, isUnreadAmount, placesOf, presentFields, type FormValues } from './form-values.ts';
import { dayMessages, limitMessage } from './limit-messages.ts';
import { validate } from './validator/validate.ts';
import { WorkLimitError } from './validator/work-budget.ts';

/** The message under a field: a text key, or a text from the server. */
export type FieldMessage = RuleMessage | { readonly text: string };

const byKey = (key: string): RuleMessage => ({ key, fallback: key, bounds: null });
const EMPTY = byKey('input_empty');

export const ruleMessage = (field: FieldSchema | undefined): RuleMessage =>
  field?.['x-message'] ?? limitMessage(field) ?? byKey('format');

const fieldOf = ({ keyword, instancePath, params }: ErrorObject): string =>
  keyword === 'required'
    ? String((params as { missingProperty: unknown }).missingProperty)
    : (instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');

/** The message for an amount that cannot be parsed, with an example that uses the language's separators. */
const unreadAmount = (ui: FieldUi): RuleMessage => ({
  ...byKey('amount.unclear'),
  values: { example: placesOf(ui['ui:options']) === 0 ? 1234 : 1234.56 },
});

const messageOf = ({ keyword, params }: ErrorObject, field: FieldSchema | undefined): RuleMessage => {
  if (keyword === 'required' && field?.type !== 'boolean') return EMPTY;
  if (keyword === 'not') return byKey('password_blanks');
  if (keyword === 'x-same-as') return byKey(String((params as { message: unknown }).message));
  return ruleMessage(field);
};

/** Returns the first message of each field: from the schema, or else from the allowed range of a date. Expects the result of `cleanValues`. */
const firstByField = (
  { schema, ui }: FormDefinition,
  fields: FormSchema['properties'],
  values: FormValues,
): ReadonlyMap<string, RuleMessage> => {
  const messages = new Map<string, RuleMessage>();
  try {
    for (const error of validate(schema, values)) {
      const name = fieldOf(error);
      if (name === '' || messages.has(name) || !Object.hasOwn(fields, name)) continue;
      const control = ui.fields[name];
      const isUnread = isUnreadAmount(control, values[name]);
      messages.set(name, isUnread ? unreadAmount(control) : messageOf(error, fields[name]));
    }
  } catch (error) {
    // The check was stopped because it would block the page; the platform checks the value on submit.
    if (!(error instanceof WorkLimitError)) throw error;
  }
  for (const [name, message] of dayMessages({ schema, ui }, values))
    if (!messages.has(name)) messages.set(name, message);
  return messages;
};

/** Returns one message for each invalid field, from all synchronous checks. */
export const fieldMessages = (form: FormDefinition, values: FormValues): ReadonlyMap<string, RuleMessage> =>
  firstByField(form, presentFields(form.schema, values), cleanValues(form, values));

interface Part {
  /** A form that contains only this field. */
  readonly checked: FormDefinition;
  /** A form with this field and the one that its value must equal. */
  readonly cleaned: FormDefinition;
}

const parts = new WeakMap<FormDefinition, Map<string, Part>>();

const partOf = (form: FormDefinition, name: string, field: FieldSchema): Part => {
  const known = parts.get(form) ?? new Map<string, Part>();
  parts.set(form, known);
  const held = known.get(name);
  if (held !== undefined) return held;
  const { schema, ui } = form;
  const properties = { [name]: field };
  const twin = field['x-same-as']?.field;
  const needed = twin === undefined ? properties : { ...properties, [twin]: { type: 'string' } as const };
  const alone: FormSchema = { type: 'object', required: schema.required.filter((each) => each === name), properties };
  const part: Part = { checked: { schema: alone, ui }, cleaned: { schema: { ...alone, properties: needed }, ui } };
  known.set(name, part);
  return part;
};

/**
 * Returns the message of one field. Runs on each keystroke, so in a form without conditions it validates only this field, together with the field
 * that it must equal, if any.
 */
export const fieldMessage = (form: FormDefinition, values: FormValues, name: string): RuleMessage | undefined => {
  const { schema } = form;
  const field = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
  if (schema.allOf !== undefined || field === undefined) return fieldMessages(form, values).get(name);
  const { checked, cleaned } = partOf(form, name, field);
  return firstByField(checked, checked.schema.properties, cleanValues(cleaned, values)).get(name);
};
