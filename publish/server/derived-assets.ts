import type { Language } from '#schemas/languages.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
import type { RenderedPng } from '#publish/rendered-png.ts';
import type { SiteFile } from '#publish/site-file.ts';
import { documentData } from '#publish/document.ts';
import { sharedDataFile, type SharedDataFile } from '#publish/shared-data.ts';
import { createByteLimitedCache } from './byte-limited-cache.ts';
import { siteSheet, type SiteSheet } from '#publish/site-sheet.ts';
import type { SiteBuild } from '#publish/site-build.ts';

export interface FoundFile {
  readonly file: SiteFile;
  /** Whether the hash in the URL matches the content. */
  readonly isCurrent: boolean;
}

/** Assets that are generated from a brand and the build together, once for each version of the brand. */
export interface DerivedAssets {
  readonly sheet: (site: CompiledBrand) => Promise<SiteSheet>;
  /** Keeps the files that a document refers to, because the brand or its banners may change before a browser requests them. */
  readonly keepFiles: (site: CompiledBrand, language: Language) => Promise<void>;
  /** Returns a PNG of an earlier version that a document refers to; `null` if it is not kept. */
  readonly findRendering: (site: CompiledBrand, path: string) => RenderedPng | null;
  /**
   * Returns a file that was kept for a document, unchanged; otherwise the style sheet or the data file of a language,
   * or `null` for any other path. A URL with an old hash whose file is no longer kept gets the current file, so that
   * the document still works.
   */
  readonly find: (site: CompiledBrand, path: string) => Promise<FoundFile | null>;
}

const SHEET_PATH = /^\/sheet\.[0-9a-f]+\.css$/;
const DATA_PATH = /^\/data\.[0-9a-f]+\.([A-Z]+)\.json$/;

/** The maximum size of the files that are kept for documents of earlier versions, in bytes. */
const RECENT = 32 * 1024 * 1024;
const RECENT_PNGS = 8 * 1024 * 1024;
/** The estimated size of the SVG from which a PNG is rendered, in bytes. */
const SVG_BYTES = 20_000;

export const createDerivedAssets = (build: SiteBuild): DerivedAssets => {
  const recent = createByteLimitedCache<SiteFile>(RECENT);
  const renderings = createByteLimitedCache<RenderedPng>(RECENT_PNGS);
  const sheets = new WeakMap<CompiledBrand, Promise<SiteSheet>>();
  const data = new WeakMap<CompiledBrand, Map<string, Promise<SharedDataFile>>>();

  const sheet = (site: CompiledBrand): Promise<SiteSheet> => {
    const made = (build.development === true ? undefined : sheets.get(site)) ?? siteSheet(site, build);
    sheets.set(site, made);
    made.catch(() => sheets.delete(site));
    return made;
  };

  const shared = (site: CompiledBrand, language: Language): Promise<SharedDataFile> => {
    const make = async (): Promise<SharedDataFile> => sharedDataFile(documentData(site, build.languages, language));
    const ofSite = data.get(site) ?? new Map<string, Promise<SharedDataFile>>();
    data.set(site, ofSite);
    const key = `${language} ${build.languages.version()}`;
    const made = (build.development === true ? undefined : ofSite.get(key)) ?? make();
    ofSite.set(key, made);
    made.catch(() => ofSite.delete(key));
    return made;
  };

  const keepFiles = async (site: CompiledBrand, language: Language): Promise<void> => {
    const keep = (address: string, file: SiteFile): void =>
      recent.set(`${site.brand.id} ${address}`, file, file.body.length);
    const [data, { styles, file }] = await Promise.all([shared(site, language), sheet(site)]);
    for (const [address, own] of site.files) keep(address, own);
    if (file !== null) for (const address of styles) keep(address, file);
    keep(data.address, data.file);
    for (const png of site.renderings) renderings.set(`${site.brand.id} ${png.address}`, png, SVG_BYTES);
  };

  return {
    sheet,
    keepFiles,
    findRendering: (site, path) => renderings.get(`${site.brand.id} ${path}`) ?? null,
    find: async (site, path) => {
      const kept = recent.get(`${site.brand.id} ${path}`);
      if (kept !== undefined) return { file: kept, isCurrent: true };
      if (SHEET_PATH.test(path)) {
        const { styles, file } = await sheet(site);
        return file === null ? null : { file, isCurrent: styles.includes(path) };
      }
      const code = DATA_PATH.exec(path)?.[1];
      const language = site.brand.languages.supported.find((supported) => supported === code);
      if (language === undefined) return null;
      const { address, file } = await shared(site, language);
      return { file, isCurrent: address === path };
    },
  };
};
