import { confirmationOf, fieldRuleSchema } from '#schemas/forms/field-rule-schema.ts';
import type { FieldSchema, FormDescription } from '#schemas/forms/form-schema.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { fieldMessages, type FieldMessage } from '#src/forms/field-messages.ts';

export interface PasswordValues {
  readonly old: string;
  readonly password: string;
  readonly confirmation: string;
}

export type PasswordFaults = Readonly<Partial<Record<keyof PasswordValues, FieldMessage | 'same'>>>;

const given: FieldSchema = {
  type: 'string',
  minLength: 1,
  'x-message': { key: 'input_empty', fallback: 'input_empty', bounds: null },
};
const asTyped = {
  'ui:widget': 'password',
  'ui:options': { labelKey: '', keptInDraft: false, submitted: true, trimmed: false },
} as const;

const describe = (rule: FieldRule | undefined, asksOld: boolean): FormDescription => {
  const order = [...(asksOld ? ['old'] : []), 'password', 'confirmation'];
  const password = rule?.enabled === true ? fieldRuleSchema('password', rule, 'format') : given;
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

/** What is wrong with a new password: its rule, its repetition, or that it is the old one. `held` is the old one where the form need not ask. */
export const passwordFaults = (
  values: PasswordValues,
  rule: FieldRule | undefined,
  held: string | null,
): PasswordFaults => {
  const { old, password, confirmation } = values;
  const found = fieldMessages(
    describe(rule, held === null),
    held === null ? { old, password, confirmation } : { password, confirmation },
  );
  const same = password !== '' && password === (held ?? old);
  return { ...Object.fromEntries(found), ...(same && !found.has('password') ? { password: 'same' as const } : {}) };
};
