import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { fieldRuleSchema, type ReportFault } from './field-rule-schema.ts';
import type { FieldSchema, FieldUi, FormDescription } from './form-schema.ts';
import { PATTERNS, type PatternId } from './pattern-catalogue.ts';
import { isKept, REGISTER_CONTROLS } from './register-controls.ts';

export interface RecoveryFormFacts {
  readonly mode: 'email' | 'mobileNum';
  /** The rules of registration: the platform says no others for these fields. */
  readonly rules: RegisterRules;
  readonly report?: ReportFault;
}

const LONGEST_CODE = 255;

const rule = (patternId: PatternId, minLength: number, maxLength: number): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: PATTERNS[patternId],
  patternId,
  minLength,
  maxLength,
});

/** Where the platform has no rule in force for a field. */
const FALLBACK = {
  username: rule(2, 4, 16),
  email: rule(4, 6, 255),
  mobileNum: rule(7, 7, 15),
  password: rule(5, 6, 20),
} as const;
type Ruled = keyof typeof FALLBACK;

const ruleOf = (rules: RegisterRules, name: Ruled): FieldRule => {
  const own = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return own?.enabled === true ? own : FALLBACK[name];
};

/** A field of recovery, and the field of registration that it is drawn and ruled like. */
const FIELDS = {
  email: { username: 'username', email: 'email' },
  mobileNum: {
    countryDialingCode: 'countryDialingCode',
    mobileNum: 'mobileNum',
    verificationCode: 'verificationCode',
    newPassword: 'password',
  },
} as const;

type Like = 'username' | 'email' | 'countryDialingCode' | 'mobileNum' | 'verificationCode' | 'password';

const property = (like: Like, { rules, report }: RecoveryFormFacts): FieldSchema => {
  const { fallback } = REGISTER_CONTROLS[like];
  if (like === 'countryDialingCode') return { type: 'string' };
  if (like === 'verificationCode')
    return { type: 'string', maxLength: LONGEST_CODE, 'x-message': { key: 'code', fallback, bounds: null } };
  return fieldRuleSchema(like, ruleOf(rules, like), fallback, report);
};

const fieldUi = (name: string, like: Like): FieldUi => {
  const { control, options } = REGISTER_CONTROLS[like];
  return {
    'ui:widget': control,
    'ui:options': {
      labelKey: `field.${name}`,
      placeholderKey: `recovery.${name}`,
      star: true,
      kept: isKept(control),
      sent: true,
      trimmed: control !== 'password',
      ...options,
    },
  };
};

/** What a member gives to get back in: by mail their name and address, by phone the number, the code that went to it, and a new password. */
export const recoveryForm = (facts: RecoveryFormFacts): FormDescription => {
  const fields = Object.entries(FIELDS[facts.mode]) as readonly (readonly [string, Like])[];
  return {
    schema: {
      type: 'object',
      required: fields.filter(([, like]) => like !== 'countryDialingCode').map(([name]) => name),
      properties: Object.fromEntries(fields.map(([name, like]) => [name, property(like, facts)])),
    },
    ui: {
      order: fields.map(([name]) => name),
      groups: [],
      fields: Object.fromEntries(fields.map(([name, like]) => [name, fieldUi(name, like)])),
    },
  };
};
