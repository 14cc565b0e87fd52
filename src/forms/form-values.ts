import { retrieveSchema, type RJSFSchema } from '@rjsf/utils';
import type { FieldSchema, FormDescription, FormSchema } from '#schemas/forms/form-schema.ts';
import { schemaValidator } from './validator/schema-validator.ts';

export type FieldValue = string | boolean | number | readonly File[];
export type FormValues = Readonly<Record<string, FieldValue>>;

const pick = (values: FormValues, name: string): FieldValue | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** The fields that exist with these values: all of them, but for conditions. */
export const presentFields = (schema: FormSchema, values: FormValues): Readonly<Record<string, FieldSchema>> => {
  if (schema.allOf === undefined) return schema.properties;
  const resolved = retrieveSchema(schemaValidator, schema as RJSFSchema, schema as RJSFSchema, values);
  return resolved.properties as Readonly<Record<string, FieldSchema>>;
};

/** At most 15 digits: a number holds each of these exactly. */
const DECIMAL = /^-?(?=[\d.]{1,16}$)\d{1,15}(?:\.\d{1,14})?$/u;

/** The value that a schema speaks of: a number's text as the number, nothing for a list without entries. */
const schemaValue = (field: FieldSchema | undefined, value: FieldValue): FieldValue | undefined => {
  if (typeof value === 'object') return value.length === 0 ? undefined : value;
  const isNumeric = field?.type === 'number' || field?.type === 'integer';
  return isNumeric && typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
};

/** Values as they are checked and sent: hidden and empty fields left out, white space at the ends dropped where it means nothing. */
export const cleanValues = ({ schema, ui }: FormDescription, values: FormValues): FormValues => {
  const clean: [string, FieldValue][] = [];
  for (const [name, field] of Object.entries(presentFields(schema, values))) {
    const held = pick(values, name);
    const value = held === undefined ? undefined : schemaValue(field, held);
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    clean.push([
      name,
      typeof value === 'string' && ui.fields[name]?.['ui:options'].trimmed !== false ? value.trim() : value,
    ]);
  }
  return Object.fromEntries(clean);
};

/** What a submit hands over: clean values without those that only the form needs. */
export const sentValues = (form: FormDescription, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(cleanValues(form, values)).filter(([name]) => form.ui.fields[name]?.['ui:options'].sent !== false),
  );

/** What may be kept while the form is closed; never files. */
export const keptValues = ({ ui }: FormDescription, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value !== 'object' && ui.fields[name]?.['ui:options'].kept === true,
    ),
  );

/** What the form starts with: the schema's defaults, what the caller gives, what was kept; a hidden field has its default in any case. */
export const startValues = ({ schema, ui }: FormDescription, kept: FormValues, initial: FormValues): FormValues => {
  const defaults = Object.entries(schema.properties).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default] as const],
  );
  const hidden = defaults.filter(([name]) => ui.fields[name]?.['ui:widget'] === 'hidden');
  return { ...Object.fromEntries(defaults), ...initial, ...kept, ...Object.fromEntries(hidden) };
};
