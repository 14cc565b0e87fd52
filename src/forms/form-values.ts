import { retrieveSchema, type RJSFSchema } from '@rjsf/utils';
import {
  textKindOf,
  type FieldOptions,
  type FieldSchema,
  type FieldUi,
  type FormDefinition,
  type FormSchema,
} from '#schemas/forms/form-schema.ts';
import { cleanText } from '#schemas/clean-text.ts';
import { nationalMobile } from '#schemas/forms/mobile-number.ts';
import { minorDigits } from '#schemas/money.ts';
import { textValue } from '#src/lib/text-value.ts';
import { schemaValidator } from './validator/schema-validator.ts';

export type FieldValue = string | boolean | number | readonly File[];
export type FormValues = Readonly<Record<string, FieldValue>>;

const ownValue = (values: FormValues, name: string): FieldValue | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Returns the fields that exist for these values, with conditions resolved. */
export const presentFields = (schema: FormSchema, values: FormValues): Readonly<Record<string, FieldSchema>> => {
  if (schema.allOf === undefined) return schema.properties;
  const resolved = retrieveSchema(schemaValidator, schema as RJSFSchema, schema as RJSFSchema, values);
  return resolved.properties as Readonly<Record<string, FieldSchema>>;
};

/** Matches at most 15 digits, which a double represents exactly. */
const DECIMAL = /^-?(?=[\d.]{1,16}$)\d{1,15}(?:\.\d{1,14})?$/u;

/** Decimals of an amount without a currency. */
const PLACES = 2;

/** Decimals that an amount may have, by the currency of its field. */
export const placesOf = ({ money }: Partial<FieldOptions>): number =>
  money === undefined ? PLACES : minorDigits(money.currency);

/** Whether the value of an amount is text that is no number, or one with more decimals than its currency. */
export const isUnreadAmount = (ui: FieldUi | undefined, value: FieldValue | undefined): ui is FieldUi => {
  if (ui?.['ui:widget'] !== 'amount' || typeof value !== 'string') return false;
  const [, fraction = ''] = value.split('.');
  return !/^\d+(?:\.\d+)?$/u.test(value) || fraction.length > placesOf(ui['ui:options']);
};

/** A value in the type of its schema: numeric text as a number, an empty list as no value. Text with more decimals than its currency stays text. */
const typedValue = (
  field: FieldSchema | undefined,
  ui: FieldUi | undefined,
  value: FieldValue,
): FieldValue | undefined => {
  if (typeof value === 'object') return value.length === 0 ? undefined : value;
  const isNumeric = field?.type === 'number' || field?.type === 'integer';
  if (!isNumeric || typeof value !== 'string' || !DECIMAL.test(value)) return value;
  return isUnreadAmount(ui, value) ? value : Number(value);
};

/** Text as it is validated and submitted: cleaned as the platform does, a mobile number as its rule counts it, a secret as typed or trimmed. */
const cleanValue = (text: string, field: FieldSchema, ui: FieldUi | undefined, values: FormValues): string => {
  const { trimmed, pairedField } = ui?.['ui:options'] ?? {};
  if (ui?.['ui:widget'] === 'mobile') return nationalMobile(text, textValue(values, pairedField ?? ''), field);
  const kind = ui === undefined ? null : (ui['ui:options'].text ?? textKindOf(ui['ui:widget']));
  if (kind !== null) return cleanText(text, kind);
  return trimmed === false ? text : text.trim();
};

/** Returns the values as validated and submitted, without fields that do not exist or are empty. */
export const cleanValues = ({ schema, ui }: FormDefinition, values: FormValues): FormValues => {
  const clean: [string, FieldValue][] = [];
  for (const [name, field] of Object.entries(presentFields(schema, values))) {
    const held = ownValue(values, name);
    const value = held === undefined ? undefined : typedValue(field, ui.fields[name], held);
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    const cleaned = typeof value === 'string' ? cleanValue(value, field, ui.fields[name], values) : value;
    if (cleaned !== '') clean.push([name, cleaned]);
  }
  return Object.fromEntries(clean);
};

/** Returns the clean values without those that only the form needs. */
export const submittedValues = (form: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(cleanValues(form, values)).filter(
      ([name]) => form.ui.fields[name]?.['ui:options'].submitted !== false,
    ),
  );

/** Returns the values that may stay in a draft while the form is closed; never files. */
export const draftValues = ({ ui }: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value !== 'object' && ui.fields[name]?.['ui:options'].keptInDraft === true,
    ),
  );

/** Adds the schema's defaults to the values; a hidden field always has its default. */
export const withDefaults = ({ schema, ui }: FormDefinition, values: FormValues): FormValues => {
  const defaults = Object.entries(schema.properties).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default] as const],
  );
  const hidden = defaults.filter(([name]) => ui.fields[name]?.['ui:widget'] === 'hidden');
  return { ...Object.fromEntries(defaults), ...values, ...Object.fromEntries(hidden) };
};

/** Merges the values: the draft takes precedence over the initial values, and those over the schema's defaults. */
export const initialValues = (form: FormDefinition, kept: FormValues, initial: FormValues): FormValues =>
  withDefaults(form, { ...initial, ...kept });

/** Keeps a form's values while it is closed; never passwords, codes or captchas. */
export interface DraftStore {
  readonly read: () => FormValues;
  readonly write: (values: FormValues) => void;
  /** Called instead of `write` when the page is hidden, because the browser may discard it. */
  readonly writeHidden?: (values: FormValues) => void;
}

/**
 * In memory: gone with the page.
 * @internal For tests of forms without a browser's storage.
 */
export const createDraftStore = (): DraftStore => {
  let draft: FormValues = {};
  return { read: () => draft, write: (values) => (draft = values) };
};
