import { Type, type Static } from 'typebox';

/** A country. `countryCode` is its ISO 3166-1 alpha-2 code; `countryDialingCode` has only digits, without the plus sign. */
export const country = Type.Object({
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  countryDialingCode: Type.String({ pattern: '^[0-9]{1,6}$' }),
});
export type Country = Static<typeof country>;

/** `current` is the country where the visitor probably is, or null if unknown. `list` contains the countries that the picker offers. */
export const countryAnswer = Type.Object({ current: Type.Union([country, Type.Null()]), list: Type.Array(country) });
export type CountryAnswer = Static<typeof countryAnswer>;
