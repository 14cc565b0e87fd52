import type { Brand } from '#schemas/brand.ts';
import { languagesOfTag } from '#schemas/languages-of-tag.ts';
import { languageInfo, type Language } from '#schemas/languages.ts';
import { SESSION_MARK } from '#src/document/document-marks.ts';
import type { Reader } from '#src/document/document-data.ts';
import { readersOf } from '#src/document/document-paths.ts';

/** How many characters of a header are read at most. */
const MAX_HEADER = 500;

/** Returns the value of a cookie from the `Cookie` header, or `null`. */
export const cookieOf = (header: string | null, name: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [key = '', value = ''] = part.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return null;
};

/** Returns the primary tags in `Accept-Language` that select a language. */
export const primaryTags = (language: Language): readonly string[] => {
  const { tag, aliases = [] } = languageInfo(language);
  return [tag.split('-')[0] ?? '', ...aliases];
};

/** Returns the tags of an `Accept-Language` header in order of preference, without those that have the weight 0. */
const acceptedTags = (header: string | null): readonly string[] =>
  (header ?? '')
    .slice(0, MAX_HEADER)
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return { tag: range, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/**
 * Returns the language of the document: from `?lang=`, the cookie `lang`, or the browser, in this order; otherwise it
 * is the brand's default. Languages that the brand does not support are skipped.
 */
export const chooseLanguage = (
  { supported, default: fallback, fromBrowser = true }: Brand['languages'],
  request: Request,
): Language => {
  const named = [new URL(request.url).searchParams.get('lang'), cookieOf(request.headers.get('cookie'), 'lang')];
  for (const name of named) {
    const found = supported.find((language) => language === name?.toUpperCase());
    if (found !== undefined) return found;
  }
  for (const tag of fromBrowser ? acceptedTags(request.headers.get('accept-language')) : []) {
    const [found] = languagesOfTag(tag, supported);
    if (found !== undefined) return found;
  }
  return fallback;
};

/** Returns `member` if the brand has documents for members and the browser has the session cookie, otherwise `visitor`. */
export const chooseReader = (brand: Pick<Brand, 'modules' | 'platform'>, request: Request): Reader =>
  (cookieOf(request.headers.get('cookie'), SESSION_MARK) ?? '') !== '' && readersOf(brand).includes('member')
    ? 'member'
    : 'visitor';
