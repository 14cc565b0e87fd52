import { Type, type Static } from 'typebox';

/** `countryCode` is ISO 3166-1 alpha-2; `countryDialingCode` has digits without the plus sign. */
export const country = Type.Object({
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  countryDialingCode: Type.String({ pattern: '^[0-9]{1,6}$' }),
});
export type Country = Static<typeof country>;

/** `current` is the visitor's probable country, null if unknown; `list` is what the picker offers. */
export const countryAnswer = Type.Object({ current: Type.Union([country, Type.Null()]), list: Type.Array(country) });
export type CountryAnswer = Static<typeof countryAnswer>;
