import { REGISTER_CONTROLS, type FieldWithRule } from '../register-fields.ts';
import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { fieldRuleSchema, type ReportFault, withoutEdgeBlanks } from './field-rule-schema.ts';
import { isKeptInDraft, type FieldSchema, type FieldUi, type FormDefinition } from './form-schema.ts';
import { PATTERNS } from './pattern-catalogue.ts';

/** Returns the rule that applies to a required field if the platform has no enabled rule for it. */
const standardRule = (name: FieldWithRule): FieldRule => {
  const [patternId, minLength, maxLength] = REGISTER_CONTROLS[name].bounds ?? [1, 0, 255];
  return { enabled: true, required: true, acceptedPattern: PATTERNS[patternId], patternId, minLength, maxLength };
};

export interface RecoveryFormInput {
  readonly mode: 'email' | 'mobileNum';
  /** The registration rules, which also apply to password recovery. */
  readonly rules: RegisterRules;
  readonly report?: ReportFault;
}

const MAX_CODE_LENGTH = 255;

const ruleOf = (rules: RegisterRules, name: FieldWithRule): FieldRule => {
  const own = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return own?.enabled === true ? own : standardRule(name);
};

/** The fields of password recovery. Each uses the control and rule of the registration field given here. */
const FIELDS = {
  email: { username: 'username', email: 'email' },
  mobileNum: {
    countryDialingCode: 'countryDialingCode',
    mobileNum: 'mobileNum',
    verificationCode: 'verificationCode',
    newPassword: 'password',
  },
} as const;

type RegisterFieldName = 'username' | 'email' | 'countryDialingCode' | 'mobileNum' | 'verificationCode' | 'password';

const property = (like: RegisterFieldName, { rules, report }: RecoveryFormInput): FieldSchema => {
  const { fallback } = REGISTER_CONTROLS[like];
  if (like === 'countryDialingCode') return { type: 'string' };
  if (like === 'verificationCode')
    return { type: 'string', maxLength: MAX_CODE_LENGTH, 'x-message': { key: 'code', fallback, bounds: null } };
  const schema = fieldRuleSchema(like, ruleOf(rules, like), fallback, report);
  return like === 'password' ? withoutEdgeBlanks(schema) : schema;
};

const fieldUi = (name: string, like: RegisterFieldName): FieldUi => {
  const { control, options } = REGISTER_CONTROLS[like];
  return {
    'ui:widget': control,
    'ui:options': {
      labelKey: `field.${name}`,
      placeholderKey: `recovery.${name}`,
      asterisk: true,
      keptInDraft: isKeptInDraft(control),
      submitted: true,
      trimmed: control !== 'password',
      ...options,
    },
  };
};

/**
 * Creates the password recovery form. By e-mail, it asks for the user name and the e-mail address; by phone, for the
 * number, the SMS code and a new password.
 */
export const recoveryForm = (input: RecoveryFormInput): FormDefinition => {
  const fields = Object.entries(FIELDS[input.mode]) as readonly (readonly [string, RegisterFieldName])[];
  return {
    schema: {
      type: 'object',
      required: fields.filter(([, like]) => like !== 'countryDialingCode').map(([name]) => name),
      properties: Object.fromEntries(fields.map(([name, like]) => [name, property(like, input)])),
    },
    ui: {
      order: fields.map(([name]) => name),
      groups: [],
      fields: Object.fromEntries(fields.map(([name, like]) => [name, fieldUi(name, like)])),
    },
  };
};
