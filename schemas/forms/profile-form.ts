import { INCOME_SOURCES, OCCUPATIONS, PROFILE_FIELDS, profileRule, type ProfileField } from '../profile-fields.ts';
import type { ProfileChanges } from '../profile.ts';
import { isMessenger, REGISTER_CONTROLS } from '../register-fields.ts';
import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { fieldRuleSchema, type ReportFault } from './field-rule-schema.ts';
import type { FieldGroup, FieldOptions, FieldSchema, FieldUi, FormDefinition } from './form-schema.ts';

export interface ProfileFormInput {
  readonly rules: RegisterRules;
  /** The values that the member has saved. */
  readonly held: ProfileChanges;
  /** The countries to choose from, labelled in the displayed language. */
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  /** The latest allowed date of birth, as yyyy-MM-dd: a member who was born on that day comes of age today. */
  readonly lastBirthday: string;
  readonly report?: ReportFault;
}

type Choices = NonNullable<FieldOptions['choices']>;

const FIRST_BIRTHDAY = '1900-01-01';
const AUTO_COMPLETE: Readonly<Partial<Record<ProfileField, string>>> = {
  nickname: 'nickname',
  birthday: 'bday',
  address: 'street-address',
  nationality: 'country',
};

/** Adds a saved value to the choices if it is missing, so that saving another field does not change it. */
const withHeld = (choices: Choices, held: string | undefined): Choices =>
  held === undefined || choices.some(({ value }) => value === held)
    ? choices
    : [...choices, { value: held, label: held }];

const choicesOf = (name: ProfileField, { countries }: ProfileFormInput): Choices | null => {
  const named = (values: readonly string[]): Choices =>
    values.map((value) => ({ value, labelKey: `choice.${name}.${value}` }));
  if (name === 'nationality') return countries;
  if (name === 'occupation') return named(OCCUPATIONS);
  return name === 'sourceOfIncome' ? named(INCOME_SOURCES) : null;
};

const likeRegistration = (name: ProfileField) =>
  isMessenger(name) || name === 'payeeName' ? REGISTER_CONTROLS[name] : null;

const fieldSchema = (
  name: ProfileField,
  rule: FieldRule,
  choices: Choices | null,
  report?: ReportFault,
): FieldSchema => {
  if (choices !== null) return { type: 'string', enum: choices.map(({ value }) => value) };
  if (name === 'birthday') return { type: 'string', format: 'date' };
  return fieldRuleSchema(name, rule, likeRegistration(name)?.fallback ?? 'format', report);
};

const fieldUi = (
  name: ProfileField,
  { required }: FieldRule,
  choices: Choices | null,
  { lastBirthday }: ProfileFormInput,
): FieldUi => ({
  'ui:widget': choices !== null ? 'select' : name === 'birthday' ? 'day' : 'text',
  'ui:options': {
    labelKey: `field.${name}`,
    keptInDraft: true,
    submitted: true,
    trimmed: true,
    ...(required ? { asterisk: true } : {}),
    ...(choices === null ? {} : { choices, placeholderKey: 'placeholder.choice' }),
    ...(name === 'birthday' ? { days: { first: FIRST_BIRTHDAY, last: lastBirthday } } : {}),
    ...(AUTO_COMPLETE[name] === undefined ? {} : { autoComplete: AUTO_COMPLETE[name] }),
    ...likeRegistration(name)?.options,
  },
});

/**
 * Creates the form with the fields that the member may edit according to the platform's rules. A real name that is already saved cannot be changed,
 * so it has no field.
 */
export const profileForm = (input: ProfileFormInput): FormDefinition => {
  const fields = PROFILE_FIELDS.flatMap((name) => {
    const rule = profileRule(input.rules, name);
    if (rule === null || (name === 'payeeName' && input.held.payeeName !== undefined)) return [];
    const found = choicesOf(name, input);
    const choices = found === null ? null : withHeld(found, input.held[name]);
    return [
      {
        name,
        rule,
        schema: fieldSchema(name, rule, choices, input.report),
        ui: fieldUi(name, rule, choices, input),
      },
    ];
  });
  const groups: readonly FieldGroup[] = [
    { id: 'person', fields: fields.filter(({ name }) => !isMessenger(name)).map(({ name }) => name) },
    { id: 'messengers', fields: fields.filter(({ name }) => isMessenger(name)).map(({ name }) => name) },
  ];
  return {
    schema: {
      type: 'object',
      required: fields.filter(({ rule }) => rule.required).map(({ name }) => name),
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    },
    ui: {
      order: fields.map(({ name }) => name),
      groups: groups.filter(({ fields: names }) => names.length > 0),
      fields: Object.fromEntries(fields.map(({ name, ui }) => [name, ui])),
    },
  };
};

/** Returns the values that differ from the saved ones. A field that was emptied is an empty string. */
export const profileChangesOf = (
  { ui: { order } }: FormDefinition,
  held: ProfileChanges,
  values: Readonly<Record<string, unknown>>,
): ProfileChanges => {
  const changed = PROFILE_FIELDS.filter((name) => order.includes(name)).flatMap((name) => {
    const value = values[name];
    const text = typeof value === 'string' ? value : '';
    return text === (held[name] ?? '') ? [] : [[name, text] as const];
  });
  return Object.fromEntries(changed);
};
