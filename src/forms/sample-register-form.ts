import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { registerForm, type RegisterForm, type RegisterFormInput } from '#schemas/forms/register-form.ts';
import type { FieldRule, RegisterRules } from '#schemas/register-rules.ts';

/** Creates an enabled rule, for stories and tests. */
export const sampleRule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 1,
  maxLength: 50,
  ...over,
});

export const sampleRules: RegisterRules = {
  username: sampleRule({ acceptedPattern: PATTERNS[2], patternId: 2, minLength: 4, maxLength: 16 }),
  password: sampleRule({ acceptedPattern: PATTERNS[6], patternId: 6, minLength: 8, maxLength: 20 }),
  payeeName: sampleRule({ required: false, acceptedPattern: PATTERNS[9], patternId: 9, minLength: 2, maxLength: 40 }),
  email: sampleRule({ required: false, acceptedPattern: PATTERNS[4], patternId: 4, minLength: 6, maxLength: 60 }),
  mobileNum: sampleRule({ acceptedPattern: PATTERNS[7], patternId: 7, minLength: 7, maxLength: 12 }),
  captcha: sampleRule({ acceptedPattern: PATTERNS[5], patternId: 5, minLength: 4, maxLength: 4 }),
};

/** Creates a registration form from a few values. */
export const sampleRegisterForm = (over: Partial<RegisterFormInput> = {}): RegisterForm =>
  registerForm({
    rules: sampleRules,
    openModules: new Set(),
    variant: 'username',
    layout: { order: [], groups: [] },
    agreement: { age: 18, termsHref: '/help?section=terms' },
    referral: {},
    ...over,
  });
