import { expect, test } from 'vitest';
import type { FieldRule } from '#schemas/register-rules.ts';
import type { FormValues } from '#src/forms/form-values.ts';
import { newPasswordRules } from './new-password-rules.ts';

const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^[^\\s]+$',
  patternId: 17,
  minLength: 8,
  maxLength: 64,
};
const validateNewPassword = (values: FormValues, own: FieldRule | undefined, known: string | null) =>
  Object.fromEntries(newPasswordRules(own, known).check(values));
const values = { old: 'Old-word-1', password: 'New-word-1', confirmation: 'New-word-1' };

test('a valid new password with a matching confirmation has no error [password.new.rule] [password.confirm]', () => {
  expect(validateNewPassword(values, rule, null)).toEqual({});
});

test('the old password is required only if it is not known from the login [password.old.field]', () => {
  const without = { ...values, old: '' };
  expect(validateNewPassword(without, rule, null)).toMatchObject({ old: { key: 'input_empty' } });
  expect(validateNewPassword(without, rule, 'Old-word-1')).toEqual({});
});

test.each([
  ['no characters', '', { key: 'input_empty' }],
  ['fewer characters than required', 'Short1', { key: 'reg_pattern_17', bounds: { min: 8, max: 64 } }],
])('a new password with %s is rejected [password.new.rule]', (_how, password, message) => {
  expect(validateNewPassword({ ...values, password, confirmation: password }, rule, null).password).toMatchObject(
    message,
  );
});

test('without a rule from the platform any new password is valid, except an empty one [password.new.rule]', () => {
  const short = { ...values, password: 'x', confirmation: 'x' };
  expect(validateNewPassword(short, undefined, null)).toEqual({});
  expect(validateNewPassword(short, { ...rule, enabled: false }, null)).toEqual({});
  expect(validateNewPassword({ ...values, password: '', confirmation: '' }, undefined, null).password).toMatchObject({
    key: 'input_empty',
  });
});

test('a confirmation that differs from the new password is rejected [password.confirm] [rules.checkpass]', () => {
  expect(validateNewPassword({ ...values, confirmation: 'New-word-2' }, rule, null)).toEqual({
    confirmation: expect.objectContaining({ key: 'confirmation' }) as unknown,
  });
});

test.each([
  ['typed in the form', null],
  ['known from the login', 'New-word-1'],
])('a new password is rejected if it equals the old one, %s [password.same]', (_how, held) => {
  expect(validateNewPassword({ ...values, old: 'New-word-1' }, rule, held)).toEqual({
    password: expect.objectContaining({ key: 'password_same' }) as unknown,
  });
});

test.each([' New-word-1', 'New-word-1 ', '\u3000New-word-1'])(
  'a new password that begins or ends with a space is rejected: "%s" [login.validate.username] [password.new.rule]',
  (password) => {
    expect(validateNewPassword({ ...values, password, confirmation: password }, undefined, null)).toEqual({
      password: expect.objectContaining({ key: 'password_blanks' }) as unknown,
    });
  },
);

test('a space inside a password is allowed [password.new.rule]', () => {
  const password = 'New word 1';
  expect(validateNewPassword({ ...values, password, confirmation: password }, undefined, null)).toEqual({});
});
