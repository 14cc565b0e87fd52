import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES_DIR, productLanguages } from '#publish/languages/languages.ts';

/** The plain-text catalogues, by namespace. The sandbox's catalogues are platform content with markup, so they are left out. */
export const productFolders: readonly string[] = [...productLanguages.pack('EN').catalogues.keys()].filter(
  (namespace) => /^(?:site\/|connect$|demo-games$)/.test(namespace),
);

/** Brand folders with a file of texts for each of the brand's languages. */
export const brandFolders: readonly string[] = readdirSync('brands')
  .map((name) => join('brands', name, 'texts'))
  .filter((path) => existsSync(path));

/** Returns one translated language's texts by key, as they are in the file, or none if there is no such file. */
export const readTexts = (folder: string, language: string): Readonly<Record<string, string>> => {
  const { info, catalogues } = productLanguages.pack(language);
  // A pseudo-language's texts are not in any file.
  if (info.pseudo === true) return catalogues.get(folder) ?? {};
  const path = brandFolders.includes(folder)
    ? join(folder, `${language}.json`)
    : join(LANGUAGES_DIR, language, `${folder}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
};
