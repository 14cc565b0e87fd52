import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import type { RegisterFormInput } from '#schemas/forms/register-form.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import type { FormCountry } from '#src/forms/form-context.ts';

const rule = (patternId: keyof typeof PATTERNS, minLength: number, maxLength: number, required = true): FieldRule => ({
  enabled: true,
  required,
  acceptedPattern: PATTERNS[patternId],
  patternId,
  minLength,
  maxLength,
});

/** The rules of a platform: 17 fields plus the country and the agreement. */
export const RULES = {
  username: rule(2, 4, 16),
  password: rule(6, 8, 20),
  payeeName: rule(9, 2, 40),
  paymentPassword: rule(7, 6, 12),
  qqNum: rule(7, 5, 12, false),
  line: rule(10, 2, 30, false),
  whatsapp: rule(7, 7, 15, false),
  facebook: rule(10, 2, 60, false),
  wechat: rule(5, 2, 30, false),
  idNumber: rule(5, 6, 20),
  email: rule(4, 6, 60),
  mobileNum: rule(7, 7, 12),
  affiliateCode: rule(5, 4, 12, false),
  recommenderId: rule(5, 4, 16, false),
  captcha: rule(5, 4, 4),
};

export const REGISTER_FORM_INPUT: RegisterFormInput = {
  rules: RULES,
  openModules: new Set(['REGMOBVERF3']),
  variant: 'username',
  layout: { order: [], groups: [] },
  agreement: { age: 18, termsHref: '/help' },
  referral: {},
};

export const COUNTRIES: readonly FormCountry[] = [
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '/flag.svg' },
  { code: 'TH', name: 'Thailand', diallingCode: '66', flagUrl: '/flag.svg' },
  { code: 'VN', name: 'Việt Nam', diallingCode: '84', flagUrl: '/flag.svg' },
];

/** The fields to type into, in page order. */
export const TYPED = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'email',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
