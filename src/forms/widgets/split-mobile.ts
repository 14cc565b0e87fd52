import type { FormCountry } from '../form-context.ts';

const SEPARATORS = /[\s().\u2010-\u2015-]/gu;

export const withoutSeparators = (text: string): string => text.replace(SEPARATORS, '');

/**
 * Splits a typed or pasted number. Spaces, dots, dashes and brackets are dropped; a leading `+63` or `0063` selects its country
 * once national digits follow.
 */
export const splitMobile = (
  text: string,
  countries: readonly FormCountry[],
): { readonly country: FormCountry | null; readonly national: string } => {
  const plain = withoutSeparators(text);
  const international = /^(?:\+|00)(\d+)$/u.exec(plain)?.[1];
  if (international === undefined) return { country: null, national: plain };
  const fitting = countries.filter(
    ({ diallingCode }) => international.startsWith(diallingCode) && international.length >= diallingCode.length + 4,
  );
  const country = fitting.sort((one, other) => other.diallingCode.length - one.diallingCode.length)[0] ?? null;
  return { country, national: country === null ? plain : international.slice(country.diallingCode.length) };
};
