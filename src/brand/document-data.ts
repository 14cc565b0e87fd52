import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import type { Reader } from './document-paths.ts';

/** A brand as the site reads it: asset paths are addresses. */
export type SiteBrand = Omit<Brand, 'theme'> & { readonly theme: Pick<Brand['theme'], 'default'> };

/** Texts by namespace and key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a document carries in its data block: enough for the first screen without a request. */
export interface DocumentData {
  readonly brand: SiteBrand;
  readonly language: Language;
  /** Whom the page is made for; a visitor unless said. */
  readonly reader?: Reader;
  /** The namespaces of the document's page and the brand's own words in `language`. */
  readonly texts: Texts;
  /** The brand's own words, in each language that it supports: they win over the site's. */
  readonly brandTexts: Readonly<Partial<Record<Language, Texts>>>;
  /** Address of the theme sheet. */
  readonly themeHref: string;
}
