import { useMemo } from 'react';
import { country } from '#schemas/calls/account.ts';
import type { FormCountry } from '#src/forms/form-context.ts';
import { countryFlag } from '#src/platform/image-url.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { FALLBACK_COUNTRY, servedCountry } from './served-country.ts';

/**
 * Returns the countries of the mobile field with their names in the current language, and the dialling code of the initial country (see
 * `servedCountry`). `null` until the platform has responded.
 */
export const useFormCountries = (): { readonly countries: readonly FormCountry[]; readonly current: string } | null => {
  const { tag } = useLanguage();
  const { base } = useImageBase();
  const { data, isError } = useCallQuery(country, {}, { staleTime: Infinity });
  return useMemo(() => {
    if (data === undefined && !isError) return null;
    const list = data?.list ?? [];
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const countries = list.map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      name: names.of(countryCode) ?? countryCode,
      diallingCode: countryDialingCode,
      flagUrl: base === null ? '' : countryFlag(base, countryCode),
    }));
    const start = servedCountry(data) ?? FALLBACK_COUNTRY;
    return { countries, current: start.countryDialingCode };
  }, [data, isError, tag, base]);
};
