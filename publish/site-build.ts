import type { Language } from '#schemas/languages.ts';
import type { DocumentData, Texts } from '#src/document/document-data.ts';
import type { BuildEntry } from './build-entry.ts';
import type { BuildFiles } from './build-files.ts';

/** What `#root` holds, the title of that page if it has one by then, and the words that it was made with. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string | null;
  readonly texts: Texts;
}

/** The built site, as documents need it: one for all brands. */
export interface SiteBuild {
  /** Differs from build to build. */
  readonly id: string;
  readonly entry: () => Promise<BuildEntry>;
  readonly files: BuildFiles;
  /** The connector pages: a build of their own, so that nothing of the site is in them. */
  readonly connect: { readonly entry: () => Promise<BuildEntry>; readonly files: BuildFiles };
  /** The pages of the demo games: another build of its own. */
  readonly games: { readonly entry: () => Promise<BuildEntry>; readonly files: BuildFiles };
  /** The namespaces of the first screen in one language. */
  readonly firstTexts: (language: Language) => Promise<Texts>;
  /** The markup of `#root` for a path, and all texts in it. */
  readonly render: (data: DocumentData, path: string) => Promise<RenderedPage>;
  /** True while sources are served as they are and nothing may be kept. */
  readonly development?: boolean;
}
