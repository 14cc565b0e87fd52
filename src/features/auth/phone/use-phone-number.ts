import { useState } from 'react';
import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { country, registerSettings } from '#schemas/calls/account.ts';
import { mobileRule } from '#schemas/forms/mobile-rule.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useAuth } from '../auth-service.ts';
import { e164 } from './e164.ts';
import { checkMobile } from '../check-mobile.ts';
import type { LoginFieldError } from '../login/validate-login.ts';
import { FALLBACK_COUNTRY, servedCountry } from '#src/forms/served-country.ts';
import { useAuthTexts } from '../texts.ts';

const FOREVER = { staleTime: Infinity };

/** A mobile number with its country, as the platform's rule has it; it starts with what was typed in the login form. */
export const usePhoneNumber = () => {
  const t = useAuthTexts();
  const { draft, remembered } = useAuth();
  const countries = useCallQuery(country, {}, FOREVER).data;
  const rules = useCallQuery(registerSettings, {}, FOREVER).data ?? null;
  const [typed, setTyped] = useState<Partial<SendCodeInput>>(() => ({
    ...remembered.get()?.phone,
    ...draft.get(),
  }));
  const [error, setError] = useState<LoginFieldError | null>(null);
  const mobileNum = typed.mobileNum ?? '';
  const countryDialingCode =
    typed.countryDialingCode || (servedCountry(countries) ?? FALLBACK_COUNTRY).countryDialingCode;
  const change = (next: Partial<SendCodeInput>): void => {
    setTyped((kept) => ({ ...kept, ...next }));
    setError(null);
  };
  return {
    diallingCodes: countries?.list.map(({ countryCode, countryDialingCode: value }) => ({
      value,
      label: `${countryCode} +${value}`,
    })) ?? [{ value: countryDialingCode, label: `+${countryDialingCode}` }],
    bounds: mobileRule(rules),
    mobile: {
      value: mobileNum,
      onValue: (next: string): void => change({ mobileNum: next }),
      error: error === null ? undefined : t(error === 'empty' ? 'required' : 'login.mobile.wrong'),
    },
    country: {
      value: countryDialingCode,
      onValue: (next: string): void => change({ countryDialingCode: next }),
      error: undefined,
    },
    /** In E.164, for display. */
    shown: e164({ mobileNum, countryDialingCode }),
    /** The number, or `null` after showing why it is not valid. */
    read: async (): Promise<SendCodeInput | null> => {
      const { errors, to } = await checkMobile({ mobileNum, countryDialingCode }, rules);
      setError(errors.mobileNum ?? null);
      if (to !== null) draft.set({ ...draft.get(), ...to });
      return to;
    },
  };
};
