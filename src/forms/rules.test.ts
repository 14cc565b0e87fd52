import { expect, test } from 'vitest';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import { confirmationOf } from '#schemas/forms/field-rule-schema.ts';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { FIELDS_WITH_RULES } from '#schemas/register-fields.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import EN from '#languages/EN/site/rules.json';
import { fieldMessages } from './field-messages.ts';
import type { FormValues } from './form-values.ts';
import { sampleRegisterForm, sampleRule } from './sample-register-form.ts';

const words: Readonly<Record<string, string>> = EN;

/** Returns the English message under a field. */
const said = (form: FormDefinition, values: FormValues, name: string): string | null => {
  const message = fieldMessages(form, values).get(name);
  if (message === undefined) return null;
  const text = words[message.key] ?? words[message.fallback] ?? '';
  return message.bounds === null ? text : fillBounds(text, message.bounds);
};
const onEmail = (over: Partial<FieldRule>, value: string): string | null =>
  said(sampleRegisterForm({ rules: { email: sampleRule(over) } }), { email: value }, 'email');

const four = { minLength: 4, maxLength: 6 };

test.each([
  [
    'a value that matches the pattern and the length limits is valid [rules.match]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '12345',
    null,
  ],
  [
    'a value that does not match the pattern is invalid [rules.match] [rules.message.key]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '12a45',
    'Digits only, 4-6 of them',
  ],
  [
    'a value that is one character too short is invalid [rules.match] [rules.message.bounds] [rules.message.dash]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '123',
    'Digits only, 4-6 of them',
  ],
  [
    'a value that is one character too long is invalid [rules.match]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '1234567',
    'Digits only, 4-6 of them',
  ],
  [
    'a value of exactly the maximum length is valid [rules.match]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '123456',
    null,
  ],
  [
    'the message shows equal bounds as one number [rules.message.equal]',
    { acceptedPattern: PATTERNS[7], patternId: 7, minLength: 6, maxLength: 6 },
    '12',
    'Digits only, 6 of them',
  ],
  ['the pattern * matches any value [rules.star]', { acceptedPattern: '*', ...four }, '<b>😀', null],
  [
    'the length limits also apply to the pattern * [rules.star]',
    { acceptedPattern: '*', patternId: 1, ...four },
    'abc',
    'Enter 4-6 characters',
  ],
  [
    'an empty required field is invalid [rules.required] [rules.message.empty]',
    { required: true },
    '',
    'Input cannot be empty',
  ],
  [
    'a required field that contains only spaces is invalid [rules.required]',
    { required: true },
    '   ',
    'Input cannot be empty',
  ],
  [
    'an empty optional field is valid [rules.required]',
    { required: false, acceptedPattern: PATTERNS[7], ...four },
    '',
    null,
  ],
  [
    'a value that matches only at its end is invalid [rules.pattern.anchor]',
    { acceptedPattern: '[0-9]+', patternId: 7, ...four },
    'a123',
    'Digits only, 4-6 of them',
  ],
  [
    'a value of which only the beginning matches is invalid [rules.pattern.anchor]',
    { acceptedPattern: '[0-9]+', patternId: 7, ...four },
    '123a',
    'Digits only, 4-6 of them',
  ],
  ['an invalid pattern accepts any value [rules.pattern.anchor]', { acceptedPattern: '([', ...four }, '!!!!', null],
  [
    'an emoji counts as one character [rules.match]',
    { acceptedPattern: '*', minLength: 4, maxLength: 4 },
    '😀😀😀😀',
    null,
  ],
  [
    'the characters of right-to-left text are counted like any others [rules.match]',
    { acceptedPattern: '*', minLength: 5, maxLength: 5 },
    'مرحبا',
    null,
  ],
  [
    'a value of 10 kB is rejected because it is too long [rules.match]',
    { acceptedPattern: PATTERNS[5], patternId: 5, ...four },
    'a'.repeat(10_240),
    'Letters and digits only, 4-6 characters',
  ],
  [
    'an unknown pattern id gives a general message [rules.message.key]',
    { acceptedPattern: PATTERNS[7], patternId: 99, ...four },
    'abcd',
    'The format is incorrect',
  ],
])('%s', (_title, over, value, expected) => {
  expect(onEmail(over, value)).toBe(expected);
});

test.each(FIELDS_WITH_RULES)(
  'the rule of the field %s is applied to its value [rules.fields] [rules.source]',
  (name) => {
    const rules = { [name]: sampleRule({ acceptedPattern: PATTERNS[7], patternId: 7, minLength: 3, maxLength: 5 }) };
    const form = sampleRegisterForm({ rules });
    expect(said(form, { [name]: '1234' }, name)).toBeNull();
    expect(said(form, { [name]: 'abcd' }, name)).toBe('Digits only, 3-5 of them');
    expect(said(form, { [name]: '12' }, name)).toBe('Digits only, 3-5 of them');
  },
);

test('a form built from stricter rules rejects a value that looser rules accept [rules.source]', () => {
  const strict = sampleRegisterForm({ rules: { email: sampleRule({ minLength: 8 }) } });
  const loose = sampleRegisterForm({ rules: { email: sampleRule({ minLength: 2 }) } });
  expect(said(strict, { email: 'abcd' }, 'email')).not.toBeNull();
  expect(said(loose, { email: 'abcd' }, 'email')).toBeNull();
});

test('a field that is not enabled is neither shown nor checked [rules.enabled]', () => {
  const form = sampleRegisterForm({ rules: { email: sampleRule({ enabled: false, acceptedPattern: PATTERNS[7] }) } });
  expect(form.order).not.toContain('email');
  expect(said(form, { email: 'not digits' }, 'email')).toBeNull();
});

test.each(Object.entries(PATTERNS))(
  'a value that matches pattern %s but is too short is rejected [rules.pattern.lengths]',
  (id, pattern) => {
    const rule = sampleRule({ acceptedPattern: pattern, patternId: Number(id), minLength: 500, maxLength: 501 });
    const good = ['a', 'A1', 'A', '1', '王', 'a@b.co', '2026-01-02', '01-02-2026', '김', 'ก', 'Aa1!'].filter((value) =>
      new RegExp(`^(?:${pattern})$`, 'u').test(value),
    );
    expect(good.length).toBeGreaterThan(0);
    for (const value of good)
      expect(said(sampleRegisterForm({ rules: { line: rule } }), { line: value }, 'line')).toContain('500-501');
  },
);

test('a confirmation that differs from the password shows a message [register.confirm.equal]', () => {
  const form = sampleRegisterForm({ rules: {} });
  expect(said(form, { password: 'abc12345', confirmPassword: 'abc1234' }, 'confirmPassword')).toBe(
    'The two passwords do not match',
  );
  expect(said(form, { password: 'abc12345', confirmPassword: 'abc12345' }, 'confirmPassword')).toBeNull();
});

test('in a form that changes the password, the confirmation is compared with the new password [rules.checkpass] [rules.message.confirmation]', () => {
  const options = { labelKey: 'field.password', keptInDraft: false, submitted: true, trimmed: false };
  const field = { 'ui:widget': 'password', 'ui:options': options } as const;
  const form: FormDefinition = {
    schema: {
      type: 'object',
      required: ['newPassword', 'confirmNew'],
      properties: { newPassword: { type: 'string' }, confirmNew: confirmationOf('newPassword') },
    },
    ui: { order: ['newPassword', 'confirmNew'], groups: [], fields: { newPassword: field, confirmNew: field } },
  };
  expect(said(form, { newPassword: 'one', confirmNew: 'two' }, 'confirmNew')).toBe('Incorrect confirmation input');
  expect(said(form, { newPassword: 'one', confirmNew: 'one' }, 'confirmNew')).toBeNull();
});

const unknown = { acceptedPattern: PATTERNS[7], patternId: 99, minLength: 1, maxLength: 9 };
test.each([
  ['affiliateCode', 'Invalid invitation code', '[rules.message.invitation]'],
  ['payeeName', 'The real name format is incorrect', '[rules.message.real-name]'],
  ['whatsapp', 'The phone format is incorrect', '[rules.message.phone]'],
  ['mobileNum', 'Please enter a valid mobile number', '[rules.message.mobile]'],
])('for a pattern id without a text, the field %s shows "%s" %s', (name, text) => {
  expect(said(sampleRegisterForm({ rules: { [name]: sampleRule(unknown) } }), { [name]: 'x' }, name)).toBe(text);
});

test('a code that is too long is rejected as invalid [rules.message.code] [register.sms.max]', () => {
  const form = sampleRegisterForm({ variant: 'mobile' });
  expect(said(form, { verificationCode: '1'.repeat(256) }, 'verificationCode')).toBe(
    'Please enter a valid verification code',
  );
  expect(said(form, { verificationCode: '1'.repeat(255) }, 'verificationCode')).toBeNull();
});

test('an unchecked agreement blocks the submit [register.agreement.terms] [register.agreement.ui]', () => {
  expect(said(sampleRegisterForm(), { agreement: false }, 'agreement')).toBe(
    'Please confirm your age and accept the terms',
  );
  expect(said(sampleRegisterForm(), {}, 'agreement')).toBe('Please confirm your age and accept the terms');
  expect(said(sampleRegisterForm(), { agreement: true }, 'agreement')).toBeNull();
});
