import { mobileRule } from '#schemas/forms/mobile-rule.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { fitsRule } from '#src/forms/fits-rule.ts';
import type { CheckedMobile, LoginValues } from './login/validate-login.ts';

type TypedMobile = Pick<LoginValues, 'mobileNum' | 'countryDialingCode'>;

/** Checks a typed number against the platform's rule. Anything but digits is rejected, because the platform's calls accept only digits. */
export const checkMobile = async (
  { mobileNum: typed, countryDialingCode }: TypedMobile,
  rules: RegisterRules | null,
): Promise<CheckedMobile> => {
  const mobileNum = typed.trim();
  if (mobileNum === '') return { errors: { mobileNum: 'empty' }, to: null };
  return /^[0-9]+$/.test(mobileNum) && (await fitsRule('mobileNum', mobileRule(rules), mobileNum))
    ? { errors: {}, to: { mobileNum, countryDialingCode } }
    : { errors: { mobileNum: 'mobile' }, to: null };
};
