import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES_DIR } from '#publish/languages/languages.ts';
import type { Language } from '#schemas/languages.ts';
import { TRANSLATED_LANGUAGES } from './languages.ts';

/** Returns the translated languages that have their own version of a file such as `sandbox/help.json`. All others use their fallback's texts. */
export const languagesThatTranslate = (file: string): readonly Language[] =>
  TRANSLATED_LANGUAGES.filter((language) => existsSync(join(LANGUAGES_DIR, language, file)));
