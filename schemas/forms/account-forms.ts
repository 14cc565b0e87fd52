import { REGISTER_CONTROLS } from '../register-fields.ts';
import type { RegisterRules } from '../register-rules.ts';
import { confirmationOf, fieldRuleSchema, withoutEdgeBlanks } from './field-rule-schema.ts';
import type { FieldOptions, FieldSchema, FieldUi, FormDefinition } from './form-schema.ts';

interface Field {
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly optional?: true;
}

const form = (fields: Readonly<Record<string, Field>>): FormDefinition => {
  const entries = Object.entries(fields);
  return {
    schema: {
      type: 'object',
      required: entries.filter(([, { optional }]) => optional !== true).map(([name]) => name),
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    },
    ui: {
      order: entries.map(([name]) => name),
      groups: [],
      fields: Object.fromEntries(entries.map(([name, { ui }]) => [name, ui])),
    },
  };
};

const ui = (
  widget: FieldUi['ui:widget'],
  options: Partial<FieldOptions> & Pick<FieldOptions, 'labelKey'>,
): FieldUi => ({
  'ui:widget': widget,
  'ui:options': { keptInDraft: false, submitted: true, trimmed: widget !== 'password', ...options },
});

const given: FieldSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  'x-message': { key: 'input_empty', fallback: 'input_empty', bounds: null },
};

const ownPassword = (): Field => ({
  schema: given,
  ui: ui('password', { labelKey: 'field.ownPassword', autoComplete: 'current-password', trimmed: true }),
});

/** Creates the form for changing the password. It asks for the old password and applies the registration rule to the new one. */
export const changePasswordForm = (rules: RegisterRules): FormDefinition => {
  const rule = rules['password'];
  return form({
    old: ownPassword(),
    new: {
      schema: withoutEdgeBlanks(rule?.enabled === true ? fieldRuleSchema('password', rule, 'format') : given),
      ui: ui('password', { labelKey: 'field.newPassword', autoComplete: 'new-password', strength: true }),
    },
    confirmNew: {
      schema: confirmationOf('new'),
      ui: ui('password', { labelKey: 'field.confirmPassword', autoComplete: 'new-password' }),
    },
  });
};

const contactUi = (name: 'mobileNum' | 'email'): FieldUi => {
  const { control, options } = REGISTER_CONTROLS[name];
  return ui(control, { labelKey: `field.${name}`, placeholderKey: `placeholder.${name}`, ...options });
};

const contactSchema = (name: 'mobileNum' | 'email', rules: RegisterRules): FieldSchema => {
  const rule = rules[name];
  const { fallback } = REGISTER_CONTROLS[name];
  if (rule?.enabled === true) return fieldRuleSchema(name, rule, fallback);
  return name === 'email'
    ? { type: 'string', format: 'email', maxLength: 120 }
    : {
        type: 'string',
        pattern: '^[0-9]{4,20}$',
        'x-message': { key: fallback, fallback, bounds: null },
      };
};

/** Creates the form for a mobile number or e-mail address to bind, with the registration rule of that field. */
export const contactForm = (kind: 'mobile' | 'email', rules: RegisterRules): FormDefinition =>
  kind === 'email'
    ? form({ email: { schema: contactSchema('email', rules), ui: contactUi('email') } })
    : form({
        mobileNum: { schema: contactSchema('mobileNum', rules), ui: contactUi('mobileNum') },
        countryDialingCode: {
          schema: { type: 'string' },
          ui: ui('hidden', { labelKey: 'field.countryDialingCode' }),
          optional: true,
        },
      });

/**
 * Creates the form for the code that was sent to a contact, and for the member's proof of identity. `proof` is null for a member without a password,
 * who gives no proof.
 */
export const contactCodeForm = (proof: 'password' | 'proofCode' | null): FormDefinition =>
  form({
    verificationCode: {
      schema: { ...given, 'x-message': { key: 'code', fallback: 'code', bounds: null } },
      ui: ui('code', {
        labelKey: 'field.verificationCode',
        placeholderKey: 'placeholder.verificationCode',
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
      }),
    },
    ...(proof === 'password' ? { password: ownPassword() } : {}),
    ...(proof === 'proofCode'
      ? {
          proofCode: {
            schema: { ...given, 'x-message': { key: 'code', fallback: 'code', bounds: null } },
            ui: ui('text', { labelKey: 'field.proofCode', autoComplete: 'off' }),
          },
        }
      : {}),
  });
