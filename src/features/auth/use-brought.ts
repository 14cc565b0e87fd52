import { useMemo } from 'react';
import { affiliate } from '#schemas/calls/account.ts';
import type { RegisterFormInput } from '#schemas/forms/register-form.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { readBrought } from './read-brought.ts';

type Brought = RegisterFormInput['referral'] & {
  /** The platform said that the affiliate code does not hold; one that it could not judge is not refused. */
  readonly isRefused: boolean;
};

/** What the address brought to a registration; an affiliate code once the platform has judged it. `null` until then. */
export const useBrought = (): Brought | null => {
  const { affiliateCode, referralCode } = useMemo(() => readBrought(location.search), []);
  const domain = location.hostname;
  const { data, isError } = useCallQuery(
    affiliate,
    { code: affiliateCode ?? '-', domain },
    { enabled: affiliateCode !== null, staleTime: Infinity },
  );
  return useMemo(() => {
    if (affiliateCode === null) return { referralCode, domain, isRefused: false };
    if (data === undefined && !isError) return null;
    return {
      referralCode,
      domain,
      affiliateCode: { value: affiliateCode, valid: data?.valid === true },
      isRefused: data?.valid === false,
    };
  }, [affiliateCode, referralCode, domain, data, isError]);
};
