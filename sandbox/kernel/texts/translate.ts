import type { Language } from '#schemas/languages.ts';
import type { Translations } from '#sandbox/db/schema.ts';

/** Returns the text in a language, or in English if it does not exist in the language. */
export const translate = <T>(texts: Translations<T>, language: Language): T => texts[language] ?? texts.EN;
