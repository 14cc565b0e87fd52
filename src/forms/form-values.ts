import { retrieveSchema, type RJSFSchema } from '@rjsf/utils';
import type { FieldSchema, FieldUi, FormDefinition, FormSchema } from '#schemas/forms/form-schema.ts';
import { nationalMobile } from '#schemas/forms/mobile-number.ts';
import { textValue } from '#src/lib/text-value.ts';
import { schemaValidator } from './validator/schema-validator.ts';

export type FieldValue = string | boolean | number | readonly File[];
export type FormValues = Readonly<Record<string, FieldValue>>;

const ownValue = (values: FormValues, name: string): FieldValue | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** The fields that exist with these values, conditions resolved. */
export const presentFields = (schema: FormSchema, values: FormValues): Readonly<Record<string, FieldSchema>> => {
  if (schema.allOf === undefined) return schema.properties;
  const resolved = retrieveSchema(schemaValidator, schema as RJSFSchema, schema as RJSFSchema, values);
  return resolved.properties as Readonly<Record<string, FieldSchema>>;
};

/** At most 15 digits, which a double holds exactly. */
const DECIMAL = /^-?(?=[\d.]{1,16}$)\d{1,15}(?:\.\d{1,14})?$/u;

/** A value in the type of its schema: numeric text as a number, an empty list as no value. */
const typedValue = (field: FieldSchema | undefined, value: FieldValue): FieldValue | undefined => {
  if (typeof value === 'object') return value.length === 0 ? undefined : value;
  const isNumeric = field?.type === 'number' || field?.type === 'integer';
  return isNumeric && typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
};

/** Text as it is validated and submitted: trimmed unless the field says otherwise, a mobile number as its rule counts it. */
const cleanText = (text: string, field: FieldSchema, ui: FieldUi | undefined, values: FormValues): string => {
  const { trimmed, pairedField } = ui?.['ui:options'] ?? {};
  if (ui?.['ui:widget'] === 'mobile') return nationalMobile(text, textValue(values, pairedField ?? ''), field);
  return trimmed === false ? text : text.trim();
};

/** Values as they are validated and submitted, without fields that do not exist or are empty. */
export const cleanValues = ({ schema, ui }: FormDefinition, values: FormValues): FormValues => {
  const clean: [string, FieldValue][] = [];
  for (const [name, field] of Object.entries(presentFields(schema, values))) {
    const held = ownValue(values, name);
    const value = held === undefined ? undefined : typedValue(field, held);
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    clean.push([name, typeof value === 'string' ? cleanText(value, field, ui.fields[name], values) : value]);
  }
  return Object.fromEntries(clean);
};

/** Clean values without those that only the form needs. */
export const submittedValues = (form: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(cleanValues(form, values)).filter(
      ([name]) => form.ui.fields[name]?.['ui:options'].submitted !== false,
    ),
  );

/** What may stay in a draft while the form is closed; never files. */
export const draftValues = ({ ui }: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value !== 'object' && ui.fields[name]?.['ui:options'].keptInDraft === true,
    ),
  );

/** Draft before initial values before the schema's defaults; a hidden field always has its default. */
export const initialValues = ({ schema, ui }: FormDefinition, kept: FormValues, initial: FormValues): FormValues => {
  const defaults = Object.entries(schema.properties).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default] as const],
  );
  const hidden = defaults.filter(([name]) => ui.fields[name]?.['ui:widget'] === 'hidden');
  return { ...Object.fromEntries(defaults), ...initial, ...kept, ...Object.fromEntries(hidden) };
};

/** Keeps a form's values while it is closed; never passwords, codes or captchas. */
export interface DraftStore {
  readonly read: () => FormValues;
  readonly write: (values: FormValues) => void;
}

/**
 * In memory: gone with the page.
 * @internal For tests of forms without a browser's storage.
 */
export const createDraftStore = (): DraftStore => {
  let draft: FormValues = {};
  return { read: () => draft, write: (values) => (draft = values) };
};
