import type { Language } from '#schemas/languages.ts';
import type { Translations } from '#sandbox/db/schema.ts';

/** The text in a language, in English where it is missing. */
export const translate = <T>(texts: Translations<T>, language: Language): T => texts[language] ?? texts.EN;
