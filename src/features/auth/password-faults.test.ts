import { expect, test } from 'vitest';
import type { FieldRule } from '#schemas/register-rules.ts';
import { passwordFaults } from './password-faults.ts';

const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '^[^\\s]+$',
  patternId: 17,
  minLength: 8,
  maxLength: 64,
};
const values = { old: 'Old-word-1', password: 'New-word-1', confirmation: 'New-word-1' };

test('a good new password, twice, has no fault [password.new.rule] [password.confirm]', () => {
  expect(passwordFaults(values, rule, null)).toEqual({});
});

test('the old password is asked for only while none is held [password.old.field]', () => {
  const without = { ...values, old: '' };
  expect(passwordFaults(without, rule, null)).toMatchObject({ old: { key: 'input_empty' } });
  expect(passwordFaults(without, rule, 'Old-word-1')).toEqual({});
});

test.each([
  ['nothing', '', { key: 'input_empty' }],
  ['less than the rule wants', 'Short1', { key: 'reg_pattern_17', bounds: { min: 8, max: 64 } }],
])('a new password of %s is named [password.new.rule]', (_how, password, message) => {
  expect(passwordFaults({ ...values, password, confirmation: password }, rule, null).password).toMatchObject(message);
});

test('without a rule of the platform any new password will do, but for none at all [password.new.rule]', () => {
  const short = { ...values, password: 'x', confirmation: 'x' };
  expect(passwordFaults(short, undefined, null)).toEqual({});
  expect(passwordFaults(short, { ...rule, enabled: false }, null)).toEqual({});
  expect(passwordFaults({ ...values, password: '', confirmation: '' }, undefined, null).password).toMatchObject({
    key: 'input_empty',
  });
});

test('another repetition is named [password.confirm] [rules.checkpass]', () => {
  expect(passwordFaults({ ...values, confirmation: 'New-word-2' }, rule, null)).toEqual({
    confirmation: expect.objectContaining({ key: 'inconsistent_twice' }) as unknown,
  });
});

test.each([
  ['typed', null],
  ['held', 'New-word-1'],
])('a new password that is the old one, %s, is refused [password.same]', (_how, held) => {
  expect(passwordFaults({ ...values, old: 'New-word-1' }, rule, held)).toEqual({ password: 'same' });
});

test('blanks at the ends belong to a password [password.new.rule]', () => {
  expect(passwordFaults({ ...values, password: ' New-word-1', confirmation: 'New-word-1' }, undefined, null)).toEqual({
    confirmation: expect.objectContaining({ key: 'inconsistent_twice' }) as unknown,
  });
});
