import { isInAnyScript } from '#schemas/layout/font-scripts.ts';
import { htmlLang } from '#schemas/languages.ts';
import type { LanguagePack } from '../languages/languages.ts';
import { siteTexts } from '../languages/site-texts.ts';

const BASIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?%+-()/\'"&';

const codePoints = (text: string): number[] => [...text].map((character) => character.codePointAt(0) ?? 0);

const known = new WeakMap<LanguagePack, ReadonlySet<number>>();

const readLetters = (pack: LanguagePack): ReadonlySet<number> => {
  const tag = htmlLang(pack.code);
  const used = new Set(
    Object.values(siteTexts(pack)).flatMap((table) => Object.values(table).flatMap((text) => [...text])),
  );
  const letters = [...used].filter((character) => /[\p{L}\p{M}]/u.test(character)).join('');
  const cased = letters + letters.toLocaleUpperCase(tag) + letters.toLocaleLowerCase(tag);
  return new Set(codePoints(BASIC + cased).filter(isInAnyScript));
};

/**
 * Returns the code points of the letters that the site's texts use in a language, in upper and lower case, with basic
 * Latin letters, digits and punctuation. Letters of scripts that fonts cannot contain are left out.
 */
export const languageLetters = (pack: LanguagePack): ReadonlySet<number> => {
  const letters = known.get(pack) ?? readLetters(pack);
  known.set(pack, letters);
  return letters;
};
