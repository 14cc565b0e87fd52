import type { LanguageInfo } from './languages.ts';

/** A language in the data block of a page outside the site: its tag, direction and formats, and the texts of the page. */
export interface PageLanguage extends LanguageInfo {
  readonly texts: Readonly<Record<string, string>>;
}
