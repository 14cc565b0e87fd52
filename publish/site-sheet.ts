import type { CompiledBrand } from './compile-brand.ts';
import type { SiteFile } from './site-file.ts';
import { contentHash } from './hashes.ts';
import { mediaType } from './media-types.ts';
import type { SiteBuild } from './site-build.ts';

export interface SiteSheet {
  /** The URLs of the style sheets to which a document links, in cascade order. */
  readonly styles: readonly string[];
  /** The file at that URL; `null` for unbuilt sources, whose styles are separate files. */
  readonly file: SiteFile | null;
}

/**
 * Joins a brand's theme and the build's styles into one file, because a second file could make the browser open a
 * second connection. The URL contains a content hash. Throws if a style sheet of the build is missing.
 */
export const siteSheet = async ({ files, themeHref }: CompiledBrand, build: SiteBuild): Promise<SiteSheet> => {
  const { styles } = await build.entry();
  if (build.development === true) return { styles: [themeHref, ...styles], file: null };
  const built = await Promise.all(styles.map(async (href) => (await build.files.get(href)?.read('plain')) ?? null));
  const parts = [files.get(themeHref)?.body, ...built];
  if (parts.some((part) => part == null))
    throw new Error(`The build has no style sheet at one of these paths: ${[themeHref, ...styles].join(', ')}.`);
  const text = parts.map((part) => new TextDecoder().decode(part ?? undefined)).join('\n');
  const address = `/sheet.${contentHash(text)}.css`;
  return { styles: [address], file: { type: mediaType(address), body: new TextEncoder().encode(text) } };
};
