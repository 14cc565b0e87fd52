import type { OutputOf } from '#schemas/call.ts';
import type { country } from '#schemas/calls/account.ts';

export const FALLBACK_COUNTRY = { countryCode: 'PH', countryDialingCode: '63' } as const;

/** Returns the initial country of a mobile field: the visitor's country if the platform serves it, or else the Philippines, or else the first served. */
export const servedCountry = (
  answer: OutputOf<typeof country> | undefined,
): { readonly countryCode: string; readonly countryDialingCode: string } | null => {
  const list = answer?.list ?? [];
  const find = (code: string | undefined) => list.find(({ countryCode }) => countryCode === code);
  return find(answer?.current?.countryCode) ?? find(FALLBACK_COUNTRY.countryCode) ?? list[0] ?? null;
};
