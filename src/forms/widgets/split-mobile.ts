import { plainMobile, behindDiallingCode } from '#schemas/forms/mobile-number.ts';

interface Dialled {
  readonly diallingCode: string;
}

/** Splits a typed or pasted number: a leading `+63` or `0063` selects its country once national digits follow. */
export const splitMobile = <Country extends Dialled>(
  text: string,
  countries: readonly Country[],
): { readonly country: Country | null; readonly national: string } => {
  const plain = plainMobile(text);
  const international = /^(?:\+|00)(\d+)$/u.exec(plain)?.[1];
  if (international === undefined) return { country: null, national: plain };
  const fitting = countries.filter(
    ({ diallingCode }) => international.startsWith(diallingCode) && international.length >= diallingCode.length + 4,
  );
  const country = fitting.sort((one, other) => other.diallingCode.length - one.diallingCode.length)[0] ?? null;
  if (country === null) return { country, national: plain };
  const { diallingCode } = country;
  return { country, national: behindDiallingCode(international.slice(diallingCode.length), diallingCode) };
};
