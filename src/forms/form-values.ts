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

/** Matches decimals with at most 15 digits, because a double cannot represent more of them exactly. */
const DECIMAL = /^-?(?=[\d.]{1,16}$)\d{1,15}(?:\.\d{1,14})?$/u;

const PLACES_WITHOUT_CURRENCY = 2;

/** Returns the number of decimals that an amount may have in the currency of its field. */
export const placesOf = ({ money }: Partial<FieldOptions>): number =>
  money === undefined ? PLACES_WITHOUT_CURRENCY : minorDigits(money.currency);

/** Whether the value of an amount field is text that is not a number, or a number with more decimals than its currency has. */
export const isUnreadAmount = (ui: FieldUi | undefined, value: FieldValue | undefined): ui is FieldUi => {
  if (ui?.['ui:widget'] !== 'amount' || typeof value !== 'string') return false;
  const [, fraction = ''] = value.split('.');
  return !/^\d+(?:\.\d+)?$/u.test(value) || fraction.length > placesOf(ui['ui:options']);
};

/**
 * Converts a value to the type of its schema: numeric text becomes a number, and an empty list `undefined`. An amount with more decimals than its
 * currency has remains text.
 */
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

/**
 * Returns a text as it is validated and submitted: cleaned in the same way as on the platform. A mobile number is reduced to the digits that its rule
 * counts, and a secret is left as typed or only trimmed.
 */
const cleanValue = (text: string, field: FieldSchema, ui: FieldUi | undefined, values: FormValues): string => {
  const { trimmed, pairedField } = ui?.['ui:options'] ?? {};
  if (ui?.['ui:widget'] === 'mobile') return nationalMobile(text, textValue(values, pairedField ?? ''), field);
  const kind = ui === undefined ? null : (ui['ui:options'].text ?? textKindOf(ui['ui:widget']));
  if (kind !== null) return cleanText(text, kind);
  return trimmed === false ? text : text.trim();
};

/** Returns the values as they are validated and submitted, without empty fields and without fields that the form does not show for these values. */
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

/** Returns the clean values without those that are never submitted, such as a confirmation. */
export const submittedValues = (form: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(cleanValues(form, values)).filter(
      ([name]) => form.ui.fields[name]?.['ui:options'].submitted !== false,
    ),
  );

/** Returns the values that may be kept in a draft while the form is closed; files are never among them. */
export const draftValues = ({ ui }: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value !== 'object' && ui.fields[name]?.['ui:options'].keptInDraft === true,
    ),
  );

/** Adds the defaults of the schema to the values. Hidden fields always have their default. */
export const withDefaults = ({ schema, ui }: FormDefinition, values: FormValues): FormValues => {
  const defaults = Object.entries(schema.properties).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default] as const],
  );
  const hidden = defaults.filter(([name]) => ui.fields[name]?.['ui:widget'] === 'hidden');
  return { ...Object.fromEntries(defaults), ...values, ...Object.fromEntries(hidden) };
};

/** Merges the values of a form: the draft takes precedence over the initial values, and the initial values over the schema's defaults. */
export const initialValues = (form: FormDefinition, kept: FormValues, initial: FormValues): FormValues =>
  withDefaults(form, { ...initial, ...kept });

/** Keeps the values of a form while it is closed. Passwords, codes and captchas are never kept. */
export interface DraftStore {
  readonly read: () => FormValues;
  readonly write: (values: FormValues) => void;
  /** Called instead of `write` when the page is hidden, because the browser may discard it. */
  readonly writeHidden?: (values: FormValues) => void;
}

/**
 * Keeps a draft in memory until the page closes.
 * @internal For tests of forms without a browser's storage.
 */
export const createDraftStore = (): DraftStore => {
  let draft: FormValues = {};
  return { read: () => draft, write: (values) => (draft = values) };
};
