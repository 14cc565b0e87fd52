import type { ErrorObject } from 'ajv';
import type { FieldSchema, FormDescription, RuleMessage } from '#schemas/forms/form-schema.ts';
import { cleanValues, presentFields, type FormValues } from './form-values.ts';
import { errorsOf } from './validator/errors-of.ts';

/** What stands under a field: a text by key, or the platform's own words. */
export type FieldMessage = RuleMessage | { readonly text: string };

const byKey = (key: string): RuleMessage => ({ key, fallback: key, bounds: null });
const EMPTY = byKey('input_empty');

export const ruleMessage = (field: FieldSchema | undefined): RuleMessage => field?.['x-message'] ?? byKey('format');

const fieldOf = ({ keyword, instancePath, params }: ErrorObject): string =>
  keyword === 'required' ? String((params as { missingProperty: unknown }).missingProperty) : (instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');

const messageOf = ({ keyword, params }: ErrorObject, field: FieldSchema | undefined): RuleMessage => {
  if (keyword === 'required' && field?.type !== 'boolean') return EMPTY;
  if (keyword === 'x-same-as') return byKey(String((params as { message: unknown }).message));
  return ruleMessage(field);
};

/** One message a field, for everything that can be checked at once. */
export const fieldMessages = (form: FormDescription, values: FormValues): ReadonlyMap<string, RuleMessage> => {
  const fields = presentFields(form.schema, values);
  const messages = new Map<string, RuleMessage>();
  for (const error of errorsOf(form.schema, cleanValues(form, values))) {
    const name = fieldOf(error);
    if (name === '' || messages.has(name) || !Object.hasOwn(fields, name)) continue;
    messages.set(name, messageOf(error, fields[name]));
  }
  return messages;
};
