import { missingCharacters, neededCharacters } from '#schemas/checks/fonts.ts';
import type { FontFile } from '#schemas/layout/font-file.ts';
import type { FontFace } from '#schemas/layout/fonts.ts';
import { languageLetters } from '../../fonts/language-letters.ts';
import { readFont } from '../../fonts/read-font.ts';
import type { LanguagePack } from '../../languages/languages.ts';
import { lookFont } from '../../layout/looks.ts';

const fileOf = (path: string): FontFile | null => {
  const content = lookFont(path);
  return content === null ? null : readFont(content);
};

/** Returns whether a look's font has all characters of a text. */
export const canShow = (face: FontFace, text: string): boolean =>
  missingCharacters(face, neededCharacters([text], new Set()), fileOf).length === 0;

/** Returns whether a look's font has all letters of a language. */
export const canShowLanguage = (face: FontFace, pack: LanguagePack): boolean =>
  missingCharacters(face, [...languageLetters(pack)], fileOf).length === 0;
