import { expect, test } from 'vitest';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import { confirmationOf } from '#schemas/forms/field-rule-schema.ts';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { FIELDS_WITH_RULES } from '#schemas/register-fields.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import EN from '#src/texts/rules/EN.json';
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
    'a value that fits the pattern and the lengths passes [rules.match]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '12345',
    null,
  ],
  [
    'the pattern refuses [rules.match] [rules.message.key]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '12a45',
    'Digits only, 4-6 of them',
  ],
  [
    'one character too few [rules.match] [rules.message.bounds] [rules.message.dash]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '123',
    'Digits only, 4-6 of them',
  ],
  [
    'one character too many [rules.match]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '1234567',
    'Digits only, 4-6 of them',
  ],
  [
    'the bounds themselves are inside [rules.match]',
    { acceptedPattern: PATTERNS[7], patternId: 7, ...four },
    '123456',
    null,
  ],
  [
    'equal bounds give one number [rules.message.equal]',
    { acceptedPattern: PATTERNS[7], patternId: 7, minLength: 6, maxLength: 6 },
    '12',
    'Digits only, 6 of them',
  ],
  ['a star matches everything [rules.star]', { acceptedPattern: '*', ...four }, '<b>😀', null],
  [
    'a star still has its lengths [rules.star]',
    { acceptedPattern: '*', patternId: 1, ...four },
    'abc',
    'Enter 4-6 characters',
  ],
  [
    'a required field left empty [rules.required] [rules.message.empty]',
    { required: true },
    '',
    'Input cannot be empty',
  ],
  ['a required field with spaces only [rules.required]', { required: true }, '   ', 'Input cannot be empty'],
  [
    'an optional field left empty [rules.required]',
    { required: false, acceptedPattern: PATTERNS[7], ...four },
    '',
    null,
  ],
  [
    'the whole value must match, not its end [rules.pattern.anchor]',
    { acceptedPattern: '[0-9]+', patternId: 7, ...four },
    'a123',
    'Digits only, 4-6 of them',
  ],
  [
    'the whole value must match, not its beginning [rules.pattern.anchor]',
    { acceptedPattern: '[0-9]+', patternId: 7, ...four },
    '123a',
    'Digits only, 4-6 of them',
  ],
  ['a broken pattern admits everything [rules.pattern.anchor]', { acceptedPattern: '([', ...four }, '!!!!', null],
  ['an emoji is one character [rules.match]', { acceptedPattern: '*', minLength: 4, maxLength: 4 }, '😀😀😀😀', null],
  [
    'right-to-left text is counted like any other [rules.match]',
    { acceptedPattern: '*', minLength: 5, maxLength: 5 },
    'مرحبا',
    null,
  ],
  [
    'a value of 10 kB is refused by its length [rules.match]',
    { acceptedPattern: PATTERNS[5], patternId: 5, ...four },
    'a'.repeat(10_240),
    'Letters and digits only, 4-6 characters',
  ],
  [
    'an unknown pattern id has a general text [rules.message.key]',
    { acceptedPattern: PATTERNS[7], patternId: 99, ...four },
    'abcd',
    'The format is incorrect',
  ],
])('%s', (_title, over, value, expected) => {
  expect(onEmail(over, value)).toBe(expected);
});

test.each(FIELDS_WITH_RULES)('a rule applies to %s [rules.fields] [rules.source]', (name) => {
  const rules = { [name]: sampleRule({ acceptedPattern: PATTERNS[7], patternId: 7, minLength: 3, maxLength: 5 }) };
  const form = sampleRegisterForm({ rules });
  expect(said(form, { [name]: '1234' }, name)).toBeNull();
  expect(said(form, { [name]: 'abcd' }, name)).toBe('Digits only, 3-5 of them');
  expect(said(form, { [name]: '12' }, name)).toBe('Digits only, 3-5 of them');
});

test('later rules make a different form [rules.source]', () => {
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
  'pattern %s is checked together with its lengths [rules.pattern.lengths]',
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

test('a confirmation that differs shows its message [register.confirm.equal]', () => {
  const form = sampleRegisterForm({ rules: {} });
  expect(said(form, { password: 'abc12345', confirmPassword: 'abc1234' }, 'confirmPassword')).toBe(
    'The two passwords do not match',
  );
  expect(said(form, { password: 'abc12345', confirmPassword: 'abc12345' }, 'confirmPassword')).toBeNull();
});

test('a confirmation is compared with the new password [rules.checkpass] [rules.message.confirmation]', () => {
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
])('if no pattern text is known, the field %s shows "%s" %s', (name, text) => {
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
