import type { Language } from '#schemas/languages.ts';
import type { DocumentData, Texts } from '#src/document/document-data.ts';
import type { BuildEntry } from './build-entry.ts';
import type { BuildFiles } from './build-files.ts';

/** The markup of `#root`, the page's title if it has one, and the texts that it was rendered with. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string | null;
  readonly texts: Texts;
}

/** The built site, the same for all brands. */
export interface SiteBuild {
  /** Identifies the build. */
  readonly id: string;
  readonly entry: () => Promise<BuildEntry>;
  readonly files: BuildFiles;
  /** The connector pages: a separate build, so that they contain no code of the site. */
  readonly connect: { readonly entry: () => Promise<BuildEntry>; readonly files: BuildFiles };
  /** The pages of the demo games: another separate build. */
  readonly games: { readonly entry: () => Promise<BuildEntry>; readonly files: BuildFiles };
  /** The service worker, and the one that retires it; `null` for unbuilt sources, which have none. */
  readonly workers: { readonly active: string; readonly retired: string } | null;
  /** The texts of the first screen in one language. */
  readonly firstTexts: (language: Language) => Promise<Texts>;
  /** Renders the page of a path. */
  readonly render: (data: DocumentData, path: string) => Promise<RenderedPage>;
  /** True for unbuilt sources, when nothing may be cached. */
  readonly development?: boolean;
}
