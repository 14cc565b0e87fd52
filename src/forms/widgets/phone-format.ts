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
  const typing = new AsYouType(code as 'PH', metadata);
  const asTyped = (text: string): string => {
    typing.reset();
    return typing.input(text);
  };
  const isWhole = (text: string, digits: string): boolean => text !== digits && withoutMarks(text) === digits;
  const written: PhoneFormat = (digits) => {
    if (!FORMATTED.test(digits)) return digits;
    const inside = asTyped(digits);
    if (isWhole(inside, digits)) return inside;
    if (typeof trunk === 'string' && digits.startsWith(trunk)) return digits;
    const behind = asTyped(`+${diallingCode}${digits}`).replace(`+${diallingCode}`, '').trim();
    return isWhole(behind, digits) ? behind : digits;
  };
  // The same number is asked for before and after a keystroke, and whenever its field is drawn.
  let last = { digits: '', text: '' };
  return (digits) => {
    if (digits !== last.digits) last = { digits, text: written(digits) };
    return last.text;
  };
};

/** How a country's numbers are written; `null` for a country that the site has no rules of. */
export const loadPhoneFormat = async (code: string): Promise<PhoneFormat | null> => {
  const load = metadata[`../../../schemas/generated/phone/${code}.json`];
  return load === undefined ? null : phoneFormat(code, await load());
};
