import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { SESSION_MARK } from '#src/document/document-marks.ts';
import type { Reader } from '#src/document/document-data.ts';
import { readersOf } from '#src/document/document-paths.ts';

const cookieOf = (header: string | null, name: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [key = '', value = ''] = part.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return null;
};

/** The language of the document: `?lang=`, else the cookie `lang`, else the brand's default. Unsupported languages are skipped. */
export const chooseLanguage = ({ supported, default: fallback }: Brand['languages'], request: Request): Language => {
  const wanted = [new URL(request.url).searchParams.get('lang'), cookieOf(request.headers.get('cookie'), 'lang')];
  for (const want of wanted) {
    const found = supported.find((language) => language === want?.toUpperCase());
    if (found !== undefined) return found;
  }
  return fallback;
};

/** `member` if the brand has documents for members and the browser has the session cookie, else `visitor`. */
export const chooseReader = (brand: Pick<Brand, 'modules' | 'platform'>, request: Request): Reader =>
  (cookieOf(request.headers.get('cookie'), SESSION_MARK) ?? '') !== '' && readersOf(brand).includes('member')
    ? 'member'
    : 'visitor';
