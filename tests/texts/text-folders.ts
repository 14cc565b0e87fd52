import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const withTexts = (parent: string): string[] =>
  readdirSync(parent)
    .map((name) => join(parent, name, 'texts'))
    .filter((path) => existsSync(path));

/** Product folders with a file of texts for each language. */
export const productFolders: readonly string[] = [
  'src/connect/texts',
  'src/demo-games/texts',
  ...readdirSync('src/texts', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('src/texts', name)),
  ...withTexts('src/features'),
];

/** Brand folders with a file of texts for each of the brand's languages. */
export const brandFolders: readonly string[] = withTexts('brands');

/** Returns the texts of one language by key, or none if the folder has no such file. */
export const readTexts = (folder: string, language: string): Readonly<Record<string, string>> => {
  const path = join(folder, `${language}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
};
