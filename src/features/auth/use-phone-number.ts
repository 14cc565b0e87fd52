import { useState } from 'react';
import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { country, registerSettings } from '#schemas/calls/account.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useAuthHub } from './auth-hub.ts';
import { e164 } from './e164.ts';
import { loginFaults } from './login-faults.ts';
import { FALLBACK_COUNTRY, servedCountry } from './served-country.ts';
import { useAuthTexts } from './texts.ts';

const ANY_MOBILE = { minLength: 7, maxLength: 15 };
const FOREVER = { staleTime: Infinity };

/** A mobile number with its country, as the platform's rule has it; it begins with what was typed for logging in already. */
export const usePhoneNumber = () => {
  const t = useAuthTexts();
  const hub = useAuthHub();
  const countries = useCallQuery(country, {}, FOREVER).data;
  const bounds = useCallQuery(registerSettings, {}, FOREVER).data?.mobileNum ?? ANY_MOBILE;
  const [typed, setTyped] = useState<Partial<SendCodeInput>>(() => ({
    ...hub.view().remembered?.phone,
    ...hub.draft(),
  }));
  const [fault, setFault] = useState<'empty' | 'mobile' | null>(null);
  const mobileNum = typed.mobileNum ?? '';
  const countryDialingCode =
    typed.countryDialingCode || (servedCountry(countries) ?? FALLBACK_COUNTRY).countryDialingCode;
  const change = (next: Partial<SendCodeInput>): void => {
    setTyped((kept) => ({ ...kept, ...next }));
    setFault(null);
  };
  return {
    diallingCodes: countries?.list.map(({ countryCode, countryDialingCode: value }) => ({
      value,
      label: `${countryCode} +${value}`,
    })) ?? [{ value: countryDialingCode, label: `+${countryDialingCode}` }],
    mobile: {
      value: mobileNum,
      onValue: (next: string): void => change({ mobileNum: next }),
      error: fault === null ? undefined : t(fault === 'empty' ? 'required' : 'login.mobile.wrong'),
    },
    country: {
      value: countryDialingCode,
      onValue: (next: string): void => change({ countryDialingCode: next }),
      error: undefined,
    },
    /** As people read it. */
    shown: e164({ mobileNum, countryDialingCode }),
    /** The number, or `null` after saying that it is not right yet. */
    read: (): SendCodeInput | null => {
      const blank = { username: '', password: '', captcha: '', verificationCode: '-' };
      const found =
        loginFaults({ ...blank, mobileNum, countryDialingCode }, { mode: 'sms', captcha: null, mobile: bounds }).found
          .mobileNum ?? null;
      setFault(found);
      if (found !== null) return null;
      const to = { mobileNum: mobileNum.trim(), countryDialingCode };
      hub.keep({ ...hub.draft(), ...to });
      return to;
    },
  };
};
