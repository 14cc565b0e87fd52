import { useMemo } from 'react';
import { affiliate } from '#schemas/calls/account.ts';
import type { RegisterFormFacts } from '#schemas/forms/register-form.ts';
import { useCallQuery } from '#src/platform/use-call.ts';
import { readBrought } from './read-brought.ts';

/** What the address brought to a registration; an affiliate code once the platform has judged it. `null` until then. */
export const useBrought = (): RegisterFormFacts['brought'] | null => {
  const { affiliateCode, referralCode } = useMemo(() => readBrought(location.search), []);
  const domain = location.hostname;
  const { data, isError } = useCallQuery(affiliate, { code: affiliateCode ?? '-', domain }, { enabled: affiliateCode !== null, staleTime: Infinity });
  return useMemo(() => {
    if (affiliateCode === null) return { referralCode, domain };
    if (data === undefined && !isError) return null;
    return { referralCode, domain, affiliateCode: { value: affiliateCode, valid: data?.valid === true } };
  }, [affiliateCode, referralCode, domain, data, isError]);
};
