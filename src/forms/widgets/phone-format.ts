import { AsYouType, type MetadataJson } from 'libphonenumber-js/core';
import { withoutMarks } from './split-mobile.ts';

/** Digits as the country writes them. The digits themselves, and their order, never change. */
export type PhoneFormat = (digits: string) => string;

const FORMATTED = /^\d{3,17}$/u;
const NATIONAL_PREFIX = 5;

const metadata = import.meta.glob<MetadataJson>('../../../schemas/generated/phone/*.json', { import: 'default' });

/** A number with the country's trunk prefix as it is written inside of the country, one without it as behind the dialling code. */
const phoneFormat = (code: string, metadata: MetadataJson): PhoneFormat => {
  const country = metadata.countries[code as keyof typeof metadata.countries] as readonly unknown[];
  const [diallingCode, trunk] = [String(country[0]), country[NATIONAL_PREFIX]];
  const asTyped = (text: string): string => new AsYouType(code as 'PH', metadata).input(text);
  return (digits) => {
    if (!FORMATTED.test(digits)) return digits;
    const ways = [asTyped(digits)];
    if (typeof trunk !== 'string' || !digits.startsWith(trunk)) ways.push(asTyped(`+${diallingCode}${digits}`).replace(`+${diallingCode}`, '').trim());
    return ways.find((text) => text !== digits && withoutMarks(text) === digits) ?? digits;
  };
};

/** How a country's numbers are written; `null` for a country that the site has no rules of. */
export const loadPhoneFormat = async (code: string): Promise<PhoneFormat | null> => {
  const load = metadata[`../../../schemas/generated/phone/${code}.json`];
  return load === undefined ? null : phoneFormat(code, await load());
};
