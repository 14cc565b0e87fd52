import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES_DIR, productLanguages } from '#publish/languages/languages.ts';

/** The catalogues of plain text, by namespace; those of the sandbox are the platform's content, with markup. */
export const productFolders: readonly string[] = [...productLanguages.pack('EN').catalogues.keys()].filter(
  (namespace) => /^(?:site\/|connect$|demo-games$)/.test(namespace),
);

/** Brand folders with a file of texts for each of the brand's languages. */
export const brandFolders: readonly string[] = readdirSync('brands')
  .map((name) => join('brands', name, 'texts'))
  .filter((path) => existsSync(path));

/** Returns the texts of one translated language by key as they are in the file, or none if there is no such file. */
export const readTexts = (folder: string, language: string): Readonly<Record<string, string>> => {
  const { info, catalogues } = productLanguages.pack(language);
  // The texts of a pseudo-language are in no file.
  if (info.pseudo === true) return catalogues.get(folder) ?? {};
  const path = brandFolders.includes(folder)
    ? join(folder, `${language}.json`)
    : join(LANGUAGES_DIR, language, `${folder}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
};
