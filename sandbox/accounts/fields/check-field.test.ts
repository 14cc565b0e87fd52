import { expect, test } from 'vitest';
import type { FieldRule } from '#schemas/register-rules.ts';
import { checkField } from './check-field.ts';
import { checkRegistration } from '#sandbox/accounts/registration/check-registration.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '[a-z]+',
  patternId: 2,
  minLength: 2,
  maxLength: 4,
  ...over,
});

test.each([
  ['required and empty', rule(), '', true, 'input_empty'],
  ['optional and empty', rule(), '', false, null],
  ['not given', rule(), undefined, false, null],
  ['too short', rule(), 'a', true, 'reg_pattern_2'],
  ['too long', rule(), 'abcde', true, 'reg_pattern_2'],
  ['accepted', rule(), 'abcd', true, null],
  ['only partly matching', rule(), 'ab1', true, 'reg_pattern_2'],
  ['a whole match of one of several alternatives', rule({ acceptedPattern: 'ab|abcd' }), 'abcd', true, null],
  ['allowed by the pattern *', rule({ acceptedPattern: '*' }), '1 %', true, null],
  ['too long for a rule with the pattern *', rule({ acceptedPattern: '*' }), '12345', true, 'reg_pattern_2'],
  ['measured in characters, not in UTF-16 units', rule({ acceptedPattern: '*' }), '😀😀😀😀', true, null],
  ['checked by a pattern that does not compile', rule({ acceptedPattern: '([' }), 'ab', true, null],
] as const)(
  'checkField of a value that is %s returns the right message key [rules.match] [rules.required] [rules.star] [rules.pattern.anchor]',
  (_name, given, value, required, expected) => {
    expect(checkField(given, value, required)).toBe(expected);
  },
);

test('a disabled field is not checked [rules.enabled]', () => {
  const rules = { email: rule({ enabled: false, required: true }), line: rule() };
  expect(checkRegistration(rules, { email: '!', line: '!' }, { required: [], excluded: [] })).toEqual({
    line: 'reg_pattern_2',
  });
});

test('a rule for a field that registration does not have is ignored, because nobody could fill in that field [rules.fields]', () => {
  expect(checkRegistration({ telegram: rule({ required: true }) }, {}, { required: [], excluded: [] })).toEqual({});
});

test('user name and password can be required regardless of the rules [register.username.always]', () => {
  const rules = { username: rule({ enabled: false }), password: rule({ enabled: false }) };
  expect(checkRegistration(rules, {}, { required: ['username', 'password'], excluded: [] })).toEqual({
    username: 'input_empty',
    password: 'input_empty',
  });
});

test('a password confirmation that differs from the password is refused [register.confirm.equal]', () => {
  expect(checkRegistration({}, { password: 'abc', confirmPassword: 'abd' }, { required: [], excluded: [] })).toEqual({
    confirmPassword: 'inconsistent_twice',
  });
});
