import { AsYouType, type MetadataJson } from 'libphonenumber-js/core';
import { withoutMarks } from './split-mobile.ts';

/** Digits as the country writes them. The digits themselves, and their order, never change. */
export type PhoneFormat = (digits: string) => string;

const FORMATTED = /^\d{3,17}$/u;
const NATIONAL_PREFIX = 5;

const metadata = import.meta.glob<MetadataJson>('../../../schemas/generated/phone/*.json', { import: 'default' });

/** Writes a number as it is typed. Most often one digit has come to the number of before, and then it alone is typed. */
const typist = (code: string, metadata: MetadataJson): ((text: string) => string) => {
  const typing = new AsYouType(code as 'PH', metadata);
  let typed = '';
  let written = '';
  return (text) => {
    const isLonger = typed !== '' && text.startsWith(typed);
    if (!isLonger) typing.reset();
    if (!isLonger || text !== typed) written = typing.input(isLonger ? text.slice(typed.length) : text);
    typed = text;
    return written;
  };
};

/** A number with the country's trunk prefix as it is written inside of the country, one without it as behind the dialling code. */
const phoneFormat = (code: string, metadata: MetadataJson): PhoneFormat => {
  const country = metadata.countries[code as keyof typeof metadata.countries] as readonly unknown[];
  const [diallingCode, trunk] = [String(country[0]), country[NATIONAL_PREFIX]];
  const inside = typist(code, metadata);
  const behind = typist(code, metadata);
  const isWhole = (text: string, digits: string): boolean => text !== digits && withoutMarks(text) === digits;
  const written: PhoneFormat = (digits) => {
    if (!FORMATTED.test(digits)) return digits;
    const national = inside(digits);
    if (isWhole(national, digits)) return national;
    if (typeof trunk === 'string' && digits.startsWith(trunk)) return digits;
    const significant = behind(`+${diallingCode}${digits}`).replace(`+${diallingCode}`, '').trim();
    return isWhole(significant, digits) ? significant : digits;
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
