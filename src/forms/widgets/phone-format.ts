import { AsYouType, type MetadataJson } from 'libphonenumber-js/core';
import { plainMobile } from '#schemas/forms/mobile-number.ts';

/** Formats digits in the style of the country; never changes, adds or drops a digit. */
export type PhoneFormat = (digits: string) => string;

const FORMATTABLE = /^\d{3,17}$/u;
const NATIONAL_PREFIX = 5;

const metadata = import.meta.glob<MetadataJson>('../../../schemas/generated/phone/*.json', { import: 'default' });

/** Keeps the state of `AsYouType`, which takes one digit at a time: if a number only became longer, just the new digits are entered. */
const createFormatter = (code: string, metadata: MetadataJson): ((text: string) => string) => {
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

/** Formats a number with the trunk prefix in the national format, and one without it in the international format without the dialling code. */
const phoneFormat = (code: string, metadata: MetadataJson): PhoneFormat => {
  const country = metadata.countries[code as keyof typeof metadata.countries] as readonly unknown[];
  const [diallingCode, trunk] = [String(country[0]), country[NATIONAL_PREFIX]];
  const inside = createFormatter(code, metadata);
  const behind = createFormatter(code, metadata);
  const isWhole = (text: string, digits: string): boolean => text !== digits && plainMobile(text) === digits;
  const written: PhoneFormat = (digits) => {
    if (!FORMATTABLE.test(digits)) return digits;
    const national = inside(digits);
    if (isWhole(national, digits)) return national;
    if (typeof trunk === 'string' && digits.startsWith(trunk)) return digits;
    const significant = behind(`+${diallingCode}${digits}`).replace(`+${diallingCode}`, '').trim();
    return isWhole(significant, digits) ? significant : digits;
  };
  // Cached, because the same number is formatted before and after a keystroke, and on each render of its field.
  let last = { digits: '', text: '' };
  return (digits) => {
    if (digits !== last.digits) last = { digits, text: written(digits) };
    return last.text;
  };
};

/** Loads the phone format of a country, or `null` if there is no metadata for it. */
export const loadPhoneFormat = async (code: string): Promise<PhoneFormat | null> => {
  const load = metadata[`../../../schemas/generated/phone/${code}.json`];
  return load === undefined ? null : phoneFormat(code, await load());
};
