import { confirmationOf, fieldRuleSchema, withoutEdgeBlanks } from '#schemas/forms/field-rule-schema.ts';
import type { FieldSchema, FormDefinition } from '#schemas/forms/form-schema.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import type { FieldMessage } from '#src/forms/field-messages.ts';
import type { FormRules } from '#src/forms/form-store.ts';
import { schemaRules } from '#src/forms/schema-rules.ts';
import { checkPattern } from '#src/forms/validator/check-pattern.ts';
import { textValue } from '#src/lib/text-value.ts';

const given: FieldSchema = {
  type: 'string',
  minLength: 1,
  'x-message': { key: 'input_empty', fallback: 'input_empty', bounds: null },
};
const asTyped = {
  'ui:widget': 'password',
  'ui:options': { labelKey: '', keptInDraft: false, submitted: true, trimmed: false },
} as const;

/** Returns the schema of a new password. */
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
        confirmation: confirmationOf('password'),
      },
    },
    ui: { order, groups: [], fields: Object.fromEntries(order.map((name) => [name, asTyped])) },
  };
};

const SAME: FieldMessage = { key: 'password_same', fallback: 'password_same', bounds: null };

/**
 * Returns the rules of a form for a new password: it must match the platform's rule, equal its confirmation and differ from the old password. If the
 * form does not ask for the old password, pass it as `known`.
 */
export const newPasswordRules = (
  rule: FieldRule | undefined,
  known: string | null,
  check = checkPattern,
): FormRules => {
  const { checkField: _alone, ...rules } = schemaRules(passwordForm(rule, known === null), check);
  return {
    ...rules,
    check: (values) => {
      const messages = rules.check(values);
      const { password } = values;
      const isSame = password !== '' && password === (known ?? textValue(values, 'old')).trim();
      return isSame && !messages.has('password') ? new Map([...messages, ['password', SAME]]) : messages;
    },
  };
};
