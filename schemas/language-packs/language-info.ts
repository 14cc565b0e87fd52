import type { Language, LanguageInfo, NumberFormat } from '../languages.ts';

/** The content of a valid `language.json`. */
export interface LanguageFile extends Omit<LanguageInfo, 'intl' | 'short' | 'numbers' | 'calendar'> {
  /** The language that supplies missing texts; `null` for the base language. */
  readonly fallback: Language | null;
  /** The calendar of dates, as `Intl` names it, such as `gregory`. */
  readonly calendar: string;
}

/**
 * Returns the tag with the language's calendar and with Latin digits, which amounts in all languages use, where these
 * differ from the tag's defaults.
 */
const intlTagOf = ({ tag, calendar }: LanguageFile): string => {
  // oxlint-disable-next-line no-restricted-properties -- nothing is formatted here
  const usual = new Intl.DateTimeFormat(tag).resolvedOptions();
  const extensions = [
    ...(usual.calendar === calendar ? [] : [`ca-${calendar}`]),
    ...(usual.numberingSystem === 'latn' ? [] : ['nu-latn']),
  ];
  return extensions.length === 0 ? tag : `${tag}-u-${extensions.join('-')}`;
};

/**
 * Returns the short form of a language: for languages that are written in several scripts, whose tag names the script,
 * the script's name in that language; for others, the primary tag. The region is added, if there is one. Determined on
 * the server, because browsers differ in the languages that they know.
 */
const shortOf = (tag: string): string => {
  const { language, script, region } = new Intl.Locale(tag);
  const name = script === undefined ? undefined : new Intl.DisplayNames(tag, { type: 'script' }).of(script);
  return [name ?? language.toUpperCase(), region].filter((part) => part !== undefined).join('-');
};

/** Returns how numbers are written in a language. This is determined once, on the server, because browsers differ in the languages that they know. */
const numbersOf = (intl: string): NumberFormat => {
  const parts = new Intl.NumberFormat(intl).formatToParts(-123456789.5);
  const valueOf = (type: Intl.NumberFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const isGrouped = new Intl.NumberFormat(intl).formatToParts(1234).some(({ type }) => type === 'group');
  return {
    decimal: valueOf('decimal'),
    group: valueOf('group'),
    // Including the direction mark that some languages put before it.
    minus: parts
      .slice(
        0,
        parts.findIndex(({ type }) => type === 'integer'),
      )
      .map(({ value }) => value)
      .join(''),
    sizes: [groups.at(-1) ?? 3, groups.at(-2) ?? 3],
    least: isGrouped ? 4 : 5,
  };
};

/** Returns what the code needs to know about a language. */
export const languageInfoOf = (file: LanguageFile): LanguageInfo => {
  const { tag, name, direction, calendar, search, pseudo, aliases, classifies } = file;
  const intl = intlTagOf(file);
  return {
    tag,
    intl,
    name,
    short: shortOf(tag),
    direction,
    numbers: numbersOf(intl),
    search,
    ...(calendar === 'gregory' ? {} : { calendar }),
    ...(pseudo === true ? { pseudo } : {}),
    ...(aliases === undefined ? {} : { aliases }),
    ...(classifies === undefined ? {} : { classifies }),
  };
};
