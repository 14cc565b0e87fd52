import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';

/** A brand as the site reads it: asset paths are addresses. */
export type ClientBrand = Omit<Brand, 'theme'> & { readonly theme: Pick<Brand['theme'], 'default'> };

/** For whom a document is rendered: for anybody, or for a browser that says it has a session. It contains no data of the player. */
export type Reader = 'visitor' | 'member';

/** Texts by namespace and key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What all documents of a brand in one language share: a file of its own, so that a document fits the first packets. */
export interface SharedData {
  readonly brand: ClientBrand;
  readonly language: Language;
  /** The site's first namespaces with the brand's own words in `language`. */
  readonly texts: Texts;
  /** The brand's own words, in each language that it supports: they win over the site's. */
  readonly brandTexts: Readonly<Partial<Record<Language, Texts>>>;
}

/** Everything a page renders from: enough for the first screen without a call to the platform. */
export interface DocumentData extends SharedData {
  /** The audience of the page; a visitor by default. */
  readonly reader?: Reader;
}

/** The data block of a document: its own part, and the address of the shared one. */
export interface DocumentBlock {
  readonly shared: string;
  readonly reader?: Reader;
  /** The namespaces that its page needs beyond the first ones. */
  readonly texts: Texts;
}
