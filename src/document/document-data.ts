import type { Banner, Brand } from '#schemas/brand.ts';
import type { ClientLayout } from '#schemas/layout/client-layout.ts';
import type { Language, LanguageInfo } from '#schemas/languages.ts';
import type { OwnPage } from '#schemas/pages/own-page.ts';
import type { TextNode } from '#schemas/pages/text-tree.ts';

/** The text of a brand's own page in one language. */
export interface ClientPageText {
  readonly title: string;
  /** The URL of the text. */
  readonly file: string;
  /** The language of the text, if it differs from the page's. */
  readonly lang?: string;
  /** The text itself, for prerendering. */
  readonly nodes?: readonly TextNode[];
}

/** A brand's own page. It has a text in each language of the brand. */
export interface ClientPage extends Pick<OwnPage, 'id' | 'path' | 'link'> {
  readonly parts: NonNullable<OwnPage['parts']>;
  readonly texts: Readonly<Record<Language, ClientPageText>>;
}

/** A brand in the form that the site uses: asset paths are URLs. */
export type ClientBrand = Omit<Brand, 'theme' | 'layout' | 'scheduledLooks' | 'assets' | 'pages'> & {
  readonly pages: readonly ClientPage[];
  readonly theme: Pick<Brand['theme'], 'default'>;
  readonly layout: ClientLayout;
  /** `logo` is missing if the style sheet selects one of two logos. */
  readonly assets: Omit<Brand['assets'], 'logo' | 'logoOnLight'> & Partial<Pick<Brand['assets'], 'logo'>>;
  /** All banners that have not ended, in order; present only if some of them start or end while the document is in use. */
  readonly schedule?: readonly Banner[];
};

/** The audience of a document: anybody, or a browser that claims to have a session. The document contains no player data. */
export type Reader = 'visitor' | 'member';

/** Texts by namespace and key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A language that the brand supports: its tag, direction and formats, and the URLs of its texts. */
export interface ClientLanguage extends LanguageInfo {
  /** The URL of the texts of forms. */
  readonly forms: string;
  /** The URL of all other texts. */
  readonly others: string;
}

/** The data that all documents of a brand share in one language. Kept in a separate file, so that a document fits into the first network packets. */
export interface SharedData {
  readonly brand: ClientBrand;
  readonly language: Language;
  /** The languages that the brand supports. */
  readonly languages: Readonly<Record<Language, ClientLanguage>>;
  /** The texts of the namespaces that every page needs first, with the brand's own texts in `language`. */
  readonly texts: Texts;
  /** The brand's own texts in each language that it supports; they override the site's. */
  readonly brandTexts: Readonly<Partial<Record<Language, Texts>>>;
}

/** Everything a page renders from: enough for the first screen without a call to the platform. */
export interface DocumentData extends SharedData {
  /** The audience of the page; a visitor by default. */
  readonly reader?: Reader;
}

/** The data block of a document: its own part, and the URL of the shared part. */
export interface DocumentBlock {
  readonly shared: string;
  readonly reader?: Reader;
  /** The texts of further namespaces that this page needs. */
  readonly texts: Texts;
}
