import { useMemo } from 'react';
import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { country, registerSettings } from '#schemas/calls/account.ts';
import { mobileRule } from '#schemas/forms/mobile-rule.ts';
import type { FieldMessage } from '#src/forms/field-messages.ts';
import type { FormRules } from '#src/forms/form-store.ts';
import { FALLBACK_COUNTRY, servedCountry } from '#src/forms/served-country.ts';
import { requiredFields } from '#src/forms/use-form.ts';
import { textValue } from '#src/lib/text-value.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { checkMobile } from '../check-mobile.ts';

const FOREVER = { staleTime: Infinity };
const WRONG: FieldMessage = { key: 'login.mobile.wrong', fallback: 'format', bounds: null };

/** Returns the countries that the platform serves, and the rules of a form that asks for a mobile number. */
export const usePhoneNumber = () => {
  const countries = useCallQuery(country, {}, FOREVER).data;
  const settings = useCallQuery(registerSettings, {}, FOREVER).data ?? null;
  const current = (servedCountry(countries) ?? FALLBACK_COUNTRY).countryDialingCode;
  return useMemo(() => {
    const read = async (typed: SendCodeInput): Promise<SendCodeInput | null> =>
      (await checkMobile({ ...typed, countryDialingCode: typed.countryDialingCode || current }, settings)).to;
    return {
      current,
      bounds: mobileRule(settings),
      diallingCodes: countries?.list.map(({ countryCode, countryDialingCode: value }) => ({
        value,
        label: `${countryCode} +${value}`,
      })),
      /** Returns the number to which a code can be sent, or `null` if the typed number is not valid. */
      read,
      rules: {
        ...requiredFields(['mobileNum']),
        slowCheck: (name) =>
          name === 'mobileNum'
            ? async (_value, values) => {
                const to = {
                  mobileNum: textValue(values, name),
                  countryDialingCode: textValue(values, 'countryDialingCode'),
                };
                return (await read(to)) === null ? WRONG : null;
              }
            : undefined,
      } satisfies FormRules,
    };
  }, [countries, settings, current]);
};
