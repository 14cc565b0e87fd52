import { PATTERNS, type PatternId } from '#schemas/forms/pattern-catalogue.ts';
import { FIELDS_WITH_RULES, REGISTER_CONTROLS, type FieldWithRule } from '#schemas/register-fields.ts';
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

/** Returns rules that make the fields optional, each with its usual pattern and bounds. */
const optional = (fields: readonly FieldWithRule[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const [pattern, least, most] = REGISTER_CONTROLS[field].bounds ?? [1, 0, 255];
      return [field, rule(pattern, least, most, false)];
    }),
  );
/** Fields that `perya` does not use but other merchants do. */
const ELSEWHERE: ReadonlySet<FieldWithRule> = new Set(['line', 'wechat', 'qqNum']);

/** The rules for registration fields, by merchant. Each field is enabled for at least one merchant. */
export const REGISTER_RULES = {
  perya: rules({
    ...optional(FIELDS_WITH_RULES.filter((field) => !ELSEWHERE.has(field))),
    username,
    password,
    payeeName: rule(9, 2, 60, true),
    email: mail(false),
    mobileNum: rule(7, 10, 10, true),
    captcha,
  }),
  lotus: rules({
    username,
    password,
    payeeName: rule(1, 2, 60, true),
    mobileNum: rule(7, 9, 10, true),
    ...optional(['wechat', 'qqNum', 'affiliateCode']),
    captcha,
  }),
  siam: rules({
    username,
    password,
    payeeName: rule(16, 2, 60, true),
    mobileNum: rule(7, 9, 10, true),
    line: rule(10, 3, 40, true),
    ...optional(['affiliateCode']),
  }),
  kumo: rules({
    password: rule(18, 10, 64, true),
    mobileNum: rule(7, 10, 11, true),
    email: mail(false),
    ...optional(['line']),
  }),
  plain: rules({
    username,
    password,
    mobileNum: rule(7, 7, 15, true),
    email: mail(false),
    ...optional(['affiliateCode']),
  }),
} as const satisfies Readonly<Record<string, RegisterRules>>;
