import type { PageLanguage } from '#schemas/page-language.ts';
import type { LanguagePack } from './languages.ts';

/** Returns a language for the data block of a page outside the site, with the texts of one namespace. */
export const pageLanguage = ({ info, catalogues }: LanguagePack, namespace: string): PageLanguage => ({
  ...info,
  texts: catalogues.get(namespace) ?? {},
});
