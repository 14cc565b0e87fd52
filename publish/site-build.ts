import type { Language } from '#schemas/languages.ts';
import type { DocumentData, Texts } from '#src/document/document-data.ts';
import type { BuildEntry } from './build-entry.ts';
import type { BuildFiles } from './build-files.ts';
import type { Languages } from './languages/languages.ts';
import { siteTexts } from './languages/site-texts.ts';

/** A prerendered page: the markup of `#root`, the page's title if it has one, and the texts that were used for rendering. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string | null;
  readonly texts: Texts;
}

/** The built site, which is the same for all brands. */
export interface SiteBuild {
  /** The id of the build. */
  readonly id: string;
  readonly entry: () => Promise<BuildEntry>;
  readonly files: BuildFiles;
  /** The connector pages. They are a separate build, so that they contain no code of the site. */
  readonly connect: { readonly entry: () => Promise<BuildEntry>; readonly files: BuildFiles };
  /** The pages of the demo games, which are another separate build. */
  readonly games: { readonly entry: () => Promise<BuildEntry>; readonly files: BuildFiles };
  /** The service worker, and a script that removes it from browsers; `null` for unbuilt sources, which have no worker. */
  readonly workers: { readonly active: string; readonly retired: string } | null;
  /** The languages of the site. They are not part of the build, so that adding a language needs no new build. */
  readonly languages: Languages;
  /** Renders the page at a path. */
  readonly render: (data: DocumentData, path: string) => Promise<RenderedPage>;
  /** Whether these are unbuilt sources, for which nothing may be cached. */
  readonly development?: boolean;
}

/** The text namespaces that the first screen needs. All others are loaded on first use. */
const FIRST_NAMESPACES = ['common', 'errors', 'shell', 'home', 'auth'] as const;

/** Returns the texts of the first screen in one language. */
export const firstTexts = (languages: Languages, language: Language): Texts => {
  const texts = siteTexts(languages.pack(language));
  return Object.fromEntries(FIRST_NAMESPACES.map((namespace) => [namespace, texts[namespace] ?? {}]));
};
