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
  ['a number of the right length', '917123456', {}, '917123456'],
  ['blanks around a number', ' 9171234567 ', {}, '9171234567'],
  ['none', '  ', {}, 'empty'],
  ['a digit too few', '91712345', {}, 'mobile'],
  ['a digit too many', '91712345678', {}, 'mobile'],
  ['a number that the pattern does not match', '917123456', { acceptedPattern: PATTERNS[9] }, 'mobile'],
  ['letters, whatever the pattern accepts: the calls take digits', 'abcdefghi', { acceptedPattern: '*' }, 'mobile'],
  ['any digits where the rule is not enabled', '9171234', { enabled: false }, '9171234'],
  ['any digits before the rules are loaded', '917123456789012', null, '917123456789012'],
  ['more than 15 digits before the rules are loaded', '9171234567890123', null, 'mobile'],
] as const)('a login by mobile is asked about %s [login.validate.sms]', async (_what, typed, over, expected) => {
  expect(await check(typed, over)).toBe(expected);
});
