import { retrieveSchema, type RJSFSchema } from '@rjsf/utils';
import type { FieldSchema, FormDescription, FormSchema } from '#schemas/forms/form-schema.ts';
import { schemaValidator } from './validator/schema-validator.ts';

export type FieldValue = string | boolean;
export type FormValues = Readonly<Record<string, FieldValue>>;

const pick = (values: FormValues, name: string): FieldValue | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);

/** The fields that exist with these values: all of them, but for conditions. */
export const presentFields = (schema: FormSchema, values: FormValues): Readonly<Record<string, FieldSchema>> => {
  if (schema.allOf === undefined) return schema.properties;
  const resolved = retrieveSchema(schemaValidator, schema as RJSFSchema, schema as RJSFSchema, values);
  return resolved.properties as Readonly<Record<string, FieldSchema>>;
};

/** Values as they are checked and sent: hidden and empty fields left out, white space at the ends dropped where it means nothing. */
export const cleanValues = ({ schema, ui }: FormDescription, values: FormValues): FormValues => {
  const clean: [string, FieldValue][] = [];
  for (const name of Object.keys(presentFields(schema, values))) {
    const value = pick(values, name);
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    clean.push([name, typeof value === 'string' && ui.fields[name]?.['ui:options'].trimmed !== false ? value.trim() : value]);
  }
  return Object.fromEntries(clean);
};

/** What a submit hands over: clean values without those that only the form needs. */
export const sentValues = (form: FormDescription, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(cleanValues(form, values)).filter(([name]) => form.ui.fields[name]?.['ui:options'].sent !== false));

/** What may be kept while the form is closed. */
export const keptValues = ({ ui }: FormDescription, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => ui.fields[name]?.['ui:options'].kept === true));

/** What the form starts with: the schema's defaults, what the caller gives, what was kept; a hidden field has its default in any case. */
export const startValues = ({ schema, ui }: FormDescription, kept: FormValues, initial: FormValues): FormValues => {
  const defaults = Object.entries(schema.properties).flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default] as const]));
  const hidden = defaults.filter(([name]) => ui.fields[name]?.['ui:widget'] === 'hidden');
  return { ...Object.fromEntries(defaults), ...initial, ...kept, ...Object.fromEntries(hidden) };
};
