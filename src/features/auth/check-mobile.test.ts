import { expect, test } from 'vitest';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { checkMobile } from './check-mobile.ts';

const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: PATTERNS[7],
  patternId: 7,
  minLength: 9,
  maxLength: 10,
};
const check = async (mobileNum: string, over: Partial<FieldRule> | null) => {
  const { errors, to } = await checkMobile(
    { mobileNum, countryDialingCode: '63' },
    over === null ? null : { mobileNum: { ...rule, ...over } },
  );
  return errors.mobileNum ?? to?.mobileNum;
};

test.each([
  ['a number of the right length is accepted', '917123456', {}, '917123456'],
  ['spaces around a number are removed', ' 9171234567 ', {}, '9171234567'],
  ['spaces only count as empty', '  ', {}, 'empty'],
  ['a number that is too short is rejected', '91712345', {}, 'mobile'],
  ['a number that is too long is rejected', '91712345678', {}, 'mobile'],
  ['a number that does not match the pattern is rejected', '917123456', { acceptedPattern: PATTERNS[9] }, 'mobile'],
  ['letters are rejected even if the pattern allows them', 'abcdefghi', { acceptedPattern: '*' }, 'mobile'],
  ['a number of any length is accepted if the rule is not enabled', '9171234', { enabled: false }, '9171234'],
  ['15 digits are accepted before the rules have loaded', '917123456789012', null, '917123456789012'],
  ['16 digits are rejected before the rules have loaded', '9171234567890123', null, 'mobile'],
] as const)('for a login by mobile number, %s [login.validate.sms]', async (_what, typed, over, expected) => {
  expect(await check(typed, over)).toBe(expected);
});
