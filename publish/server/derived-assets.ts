import type { Language } from '#schemas/languages.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
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

/** Assets that are made from a brand and the build together, once for each version of the brand. */
export interface DerivedAssets {
  readonly sheet: (site: CompiledBrand) => Promise<SiteSheet>;
  /** Keeps the data file for a document that refers to it, because its banners may change before a browser requests the file. */
  readonly keepData: (site: CompiledBrand, language: Language) => Promise<void>;
  /**
   * Returns the style sheet or the data file of a language, or `null` for any other path. A data file that was kept for a document is
   * returned as it was; any other URL with an old hash gets the current file, so that a document that was loaded before a change still works.
   */
  readonly find: (site: CompiledBrand, path: string) => Promise<FoundFile | null>;
}

const SHEET_PATH = /^\/sheet\.[0-9a-f]+\.css$/;
const DATA_PATH = /^\/data\.[0-9a-f]+\.([A-Z]+)\.json$/;

/** The maximum bytes of the data files that are kept for documents with earlier banners. */
const RECENT = 8 * 1024 * 1024;

export const createDerivedAssets = (build: SiteBuild): DerivedAssets => {
  const recent = createByteLimitedCache<SiteFile>(RECENT);
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

  const keepData = async (site: CompiledBrand, language: Language): Promise<void> => {
    const { address, file } = await shared(site, language);
    recent.set(`${site.brand.id} ${address}`, file, file.body.length);
  };

  return {
    sheet,
    keepData,
    find: async (site, path) => {
      if (SHEET_PATH.test(path)) {
        const { styles, file } = await sheet(site);
        return file === null ? null : { file, isCurrent: styles.includes(path) };
      }
      const code = DATA_PATH.exec(path)?.[1];
      const language = site.brand.languages.supported.find((supported) => supported === code);
      if (language === undefined) return null;
      const kept = recent.get(`${site.brand.id} ${path}`);
      if (kept !== undefined) return { file: kept, isCurrent: true };
      const { address, file } = await shared(site, language);
      return { file, isCurrent: address === path };
    },
  };
};
