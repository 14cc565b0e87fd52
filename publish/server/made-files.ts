import type { Language } from '#schemas/languages.ts';
import type { BrandSite, SiteFile } from '../brand-site.ts';
import { documentData } from '../document.ts';
import { sharedFile, type SharedFile } from '../shared-data.ts';
import { siteSheet, type SiteSheet } from '../site-sheet.ts';
import type { SiteBuild } from '../site-build.ts';

export interface FoundFile {
  readonly file: SiteFile;
  /** Its address names its content. */
  readonly isCurrent: boolean;
}

/** What is made of a brand and the build together, once per brand version. */
export interface MadeFiles {
  readonly sheet: (site: BrandSite) => Promise<SiteSheet>;
  /** The sheet, or the data of a language; null where `path` names neither. A document of before, such as one that came while the brand changed, gets the file of today. */
  readonly find: (site: BrandSite, path: string) => Promise<FoundFile | null>;
}

const SHEET = /^\/sheet\.[0-9a-f]+\.css$/;
const DATA = /^\/data\.[0-9a-f]+\.([A-Z]{2})\.json$/;

export const createMadeFiles = (build: SiteBuild): MadeFiles => {
  const sheets = new WeakMap<BrandSite, Promise<SiteSheet>>();
  const data = new WeakMap<BrandSite, Map<Language, Promise<SharedFile>>>();

  const sheet = (site: BrandSite): Promise<SiteSheet> => {
    const made = (build.development === true ? undefined : sheets.get(site)) ?? siteSheet(site, build);
    sheets.set(site, made);
    made.catch(() => sheets.delete(site));
    return made;
  };

  const shared = (site: BrandSite, language: Language): Promise<SharedFile> => {
    const make = async (): Promise<SharedFile> =>
      sharedFile(documentData(site, language, await build.firstTexts(language)));
    const ofSite = data.get(site) ?? new Map<Language, Promise<SharedFile>>();
    data.set(site, ofSite);
    const made = (build.development === true ? undefined : ofSite.get(language)) ?? make();
    ofSite.set(language, made);
    made.catch(() => ofSite.delete(language));
    return made;
  };

  return {
    sheet,
    find: async (site, path) => {
      if (SHEET.test(path)) {
        const { styles, file } = await sheet(site);
        return file === null ? null : { file, isCurrent: styles.includes(path) };
      }
      const code = DATA.exec(path)?.[1];
      const language = site.brand.languages.supported.find((supported) => supported === code);
      if (language === undefined) return null;
      const { address, file } = await shared(site, language);
      return { file, isCurrent: address === path };
    },
  };
};
