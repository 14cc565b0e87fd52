import { PATTERNS, type PatternId } from '#schemas/forms/pattern-catalogue.ts';
import { FIELDS_WITH_RULES, type FieldWithRule } from '#schemas/register-fields.ts';
import type { FieldRule, RegisterRules } from '#schemas/register-rules.ts';

const rule = (patternId: PatternId, minLength: number, maxLength: number, required: boolean): FieldRule => ({
  enabled: true,
  required,
  acceptedPattern: patternId === 1 ? '*' : `^${PATTERNS[patternId]}$`,
  patternId,
  minLength,
  maxLength,
});

const OFF: FieldRule = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 0,
  maxLength: 255,
};

const rules = (enabled: Partial<Record<FieldWithRule, FieldRule>>): RegisterRules =>
  Object.fromEntries(FIELDS_WITH_RULES.map((field) => [field, enabled[field] ?? OFF]));

const username = rule(2, 4, 16, true);
const password = rule(17, 8, 64, true);
const mail = (required: boolean) => rule(4, 6, 120, required);
const captcha = rule(5, 4, 6, true);

/** Field rules by merchant; each field is enabled for at least one of them. */
export const REGISTER_RULES = {
  perya: rules({
    username,
    password,
    payeeName: rule(9, 2, 60, true),
    email: mail(false),
    mobileNum: rule(7, 10, 10, true),
    paymentPassword: rule(7, 6, 6, false),
    whatsapp: rule(10, 3, 40, false),
    facebook: rule(10, 3, 60, false),
    idNumber: rule(5, 6, 20, false),
    affiliateCode: rule(5, 4, 20, false),
    recommenderId: rule(5, 4, 20, false),
    captcha,
  }),
  lotus: rules({
    username,
    password,
    payeeName: rule(1, 2, 60, true),
    mobileNum: rule(7, 9, 10, true),
    wechat: rule(10, 4, 40, false),
    qqNum: rule(7, 5, 12, false),
    affiliateCode: rule(5, 4, 20, false),
    captcha,
  }),
  siam: rules({
    username,
    password,
    payeeName: rule(16, 2, 60, true),
    mobileNum: rule(7, 9, 10, true),
    line: rule(10, 3, 40, true),
    affiliateCode: rule(5, 4, 20, false),
  }),
  kumo: rules({
    password: rule(18, 10, 64, true),
    mobileNum: rule(7, 10, 11, true),
    email: mail(false),
    line: rule(10, 3, 40, false),
  }),
  plain: rules({
    username,
    password,
    mobileNum: rule(7, 7, 15, true),
    email: mail(false),
    affiliateCode: rule(5, 4, 20, false),
  }),
} as const satisfies Readonly<Record<string, RegisterRules>>;
