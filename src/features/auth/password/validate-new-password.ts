import { confirmationOf, fieldRuleSchema, withoutEdgeBlanks } from '#schemas/forms/field-rule-schema.ts';
import type { FieldSchema, FormDefinition } from '#schemas/forms/form-schema.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { fieldMessages, type FieldMessage } from '#src/forms/field-messages.ts';

export interface PasswordValues {
  readonly old: string;
  readonly password: string;
  readonly confirmation: string;
}

export type PasswordErrors = Readonly<Partial<Record<keyof PasswordValues, FieldMessage | 'same'>>>;

const given: FieldSchema = {
  type: 'string',
  minLength: 1,
  'x-message': { key: 'input_empty', fallback: 'input_empty', bounds: null },
};
const asTyped = {
  'ui:widget': 'password',
  'ui:options': { labelKey: '', keptInDraft: false, submitted: true, trimmed: false },
} as const;

/** The schema of a new password. */
export const newPasswordSchema = (rule: FieldRule | undefined): FieldSchema =>
  withoutEdgeBlanks(rule?.enabled === true ? fieldRuleSchema('password', rule, 'format') : given);

const passwordForm = (rule: FieldRule | undefined, asksOld: boolean): FormDefinition => {
  const order = [...(asksOld ? ['old'] : []), 'password', 'confirmation'];
  const password = newPasswordSchema(rule);
  return {
    schema: {
      type: 'object',
      required: order,
      properties: {
        ...(asksOld ? { old: given } : {}),
        password,
        confirmation: confirmationOf('password', 'inconsistent_twice'),
      },
    },
    ui: { order, groups: [], fields: Object.fromEntries(order.map((name) => [name, asTyped])) },
  };
};

/** The errors of a new password: against its rule, its repetition, or because it is the old one. `known` is the old one where the form does not ask for it. */
export const validateNewPassword = (
  values: PasswordValues,
  rule: FieldRule | undefined,
  known: string | null,
): PasswordErrors => {
  const { old, password, confirmation } = values;
  const found = fieldMessages(
    passwordForm(rule, known === null),
    known === null ? { old, password, confirmation } : { password, confirmation },
  );
  const same = password !== '' && password === (known ?? old).trim();
  return { ...Object.fromEntries(found), ...(same && !found.has('password') ? { password: 'same' as const } : {}) };
};
