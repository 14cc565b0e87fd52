import { existsSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkHostClaims } from '#schemas/checks/host-claims.ts';
import type { AssetFile } from '#schemas/checks/assets.ts';
import { fileFault, type FileFault } from '#schemas/checks/file-fault.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { checkLeftoverNames } from '#schemas/checks/leftover-names.ts';
import { loadBrand, type LoadedBrand } from '#schemas/checks/load-brand.ts';
import { parseJson, type SourceFile } from '#schemas/checks/parse-json.ts';
import { svgFault } from '#schemas/checks/svg-fault.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import { LIMITS } from '#schemas/checks/limits.ts';
import { readRasterSize } from '#schemas/checks/raster-size.ts';
import type { FontFile } from '#schemas/layout/font-file.ts';
import type { Fonts } from '#schemas/layout/fonts.ts';
import { languageLetters } from './fonts/language-letters.ts';
import { readFont } from './fonts/read-font.ts';
import { productLanguages } from './languages/languages.ts';
import { lookFont, productLooks } from './layout/looks.ts';

interface BrandAsset extends AssetFile {
  readonly content: Uint8Array;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
}

export interface BrandFolder extends LoadedBrand {
  /** The name of the folder. */
  readonly id: string;
  readonly dir: string;
  /**
   * The content of each asset, by its path in the folder, such as `assets/logo.svg`, and of each font of the look that is used, by its path. Unsafe SVG
   * files and files that are too large are left out.
   */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** The time at which a file of the folder was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
}

const entriesOf = (dir: string): Dirent[] =>
  existsSync(dir) ? readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)) : [];

const sourceOf = (path: string): SourceFile => ({ size: statSync(path).size, read: () => readFileSync(path) });

/** The faults of damaged assets, by path in the folder of the brand. */
export type AssetDamage = ReadonlyMap<string, FileFault>;

const assetsIn = (dir: string, path: string, damage: AssetDamage | undefined): [string, BrandAsset][] =>
  entriesOf(join(dir, path)).flatMap((entry): [string, BrandAsset][] => {
    const name = `${path}/${entry.name}`;
    const file = join(dir, name);
    if (entry.isDirectory()) return assetsIn(dir, name, damage);
    if (!entry.isFile()) return [];
    const { size, mtimeMs } = statSync(file);
    const content = size > LIMITS.asset ? Buffer.alloc(0) : readFileSync(file);
    const svg = /\.svg$/i.test(name) ? content.toString('utf8') : null;
    const fault = size > LIMITS.asset ? null : (fileFault(name, content) ?? damage?.get(name) ?? null);
    return [[name, { content, size, svg, fault, pixels: readRasterSize(content), changedAt: mtimeMs }]];
  });

const fontAt = (path: string, assets: ReadonlyMap<string, BrandAsset>): FontFile | null => {
  const asset = assets.get(path);
  if (asset !== undefined) return { ...readFont(asset.content), size: asset.size };
  const content = path.startsWith('looks/') ? lookFont(path) : null;
  return content === null ? null : readFont(content);
};

const lookFontsOf = (fonts: Fonts = {}): [string, Uint8Array][] =>
  Object.values(fonts)
    .flatMap(({ files }) => files)
    .flatMap(({ path }): [string, Uint8Array][] => {
      const content = path.startsWith('looks/') ? lookFont(path) : null;
      return content === null ? [] : [[path, content]];
    });

/** Returns the paths of the texts of pages below `pages/`, without `.md`. */
const pagesIn = (dir: string): readonly string[] =>
  entriesOf(join(dir, 'pages'))
    .filter((page) => page.isDirectory())
    .flatMap((page) =>
      entriesOf(join(dir, 'pages', page.name))
        .filter((file) => file.isFile() && file.name.endsWith('.md'))
        .map((file) => `${page.name}/${file.name.slice(0, -'.md'.length)}`),
    );

/**
 * Reads and checks the folder of one brand. Symbolic links are not followed. `siteTexts` are the site's English texts by `<namespace>:<key>`, and
 * `damage` contains the faults of pictures that only decoding can find.
 */
export const readBrandFolder = (dir: string, siteTexts: Texts | null = null, damage?: AssetDamage): BrandFolder => {
  const json = join(dir, 'brand.json');
  const texts = entriesOf(join(dir, 'texts')).filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  const pages = pagesIn(dir);
  const assets = new Map(assetsIn(dir, 'assets', damage));
  const loaded = loadBrand({
    id: basename(dir),
    brandJson: existsSync(json) ? sourceOf(json) : null,
    texts: new Map(texts.map(({ name }) => [name.slice(0, -'.json'.length), sourceOf(join(dir, 'texts', name))])),
    pages: new Map(pages.map((name) => [name, sourceOf(join(dir, `pages/${name}.md`))])),
    assets,
    siteTexts,
    looks: productLooks(),
    fonts: {
      file: (path) => fontAt(path, assets),
      paths: [...assets.keys()].filter((path) => path.endsWith('.woff2')),
      letters: (language) => languageLetters(productLanguages.pack(language)),
    },
  });
  const served = [...assets].filter(
    ([, { svg, size }]) => size <= LIMITS.asset && (svg === null || svgFault(svg) === null),
  );
  const files = [...texts.map(({ name }) => `texts/${name}`), ...pages.map((name) => `pages/${name}.md`)];
  const times = [json, ...files.map((name) => join(dir, name))].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return {
    ...loaded,
    id: basename(dir),
    dir,
    assets: new Map([
      ...served.map(([path, { content }]): [string, Uint8Array] => [path, content]),
      ...lookFontsOf(loaded.brand?.theme.fonts),
    ]),
    changedAt: Math.max(...times, ...[...assets.values()].map(({ changedAt }) => changedAt)),
  };
};

const withFindings = (folder: BrandFolder, found: readonly Finding[]): BrandFolder => ({
  ...folder,
  brand: found.some(({ level }) => level === 'error') ? null : folder.brand,
  findings: [...folder.findings, ...found],
});

/** Returns the time at which a folder was created, in milliseconds since 1970. */
export const folderSince = (dir: string): number => (existsSync(dir) ? statSync(dir).birthtimeMs : Infinity);

/**
 * Returns the time at which a brand claimed its hosts, in milliseconds since 1970. This is the later of two times: when the folder was created and
 * when its brand.json was written. So the brand whose file was written last causes a conflict, even if its folder is older.
 */
const claimedSince = (dir: string): number =>
  Math.max(folderSince(dir), statSync(join(dir, 'brand.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0);

/**
 * Reads every folder that contains a brand.json, sorted by name. A brand that claims a host of an older brand is invalid, even if the older brand
 * itself is invalid. A name of another brand is a warning. `damage` contains, by brand, the faults of pictures that only decoding can find.
 */
export const readAllBrands = (
  brandsDir: string,
  siteTexts: Texts | null = null,
  damage: ReadonlyMap<string, AssetDamage> = new Map(),
): BrandFolder[] => {
  const folders = entriesOf(brandsDir)
    .filter((entry) => entry.isDirectory() && existsSync(join(brandsDir, entry.name, 'brand.json')))
    .map((entry) => readBrandFolder(join(brandsDir, entry.name), siteTexts, damage.get(entry.name)));
  const claims = checkHostClaims(
    folders.map(({ id, brand, dir }) => ({
      id,
      hosts: brand?.hosts ?? readClaimedHosts(dir),
      since: () => claimedSince(dir),
    })),
  );
  const leftovers = checkLeftoverNames(folders);
  return folders.map((folder) =>
    withFindings(folder, [...(claims.get(folder.id) ?? []), ...(leftovers.get(folder.id) ?? [])]),
  );
};

/** Returns a string that changes with the name, size or time of any file in a folder, or `null` if the folder does not exist. */
export const readFolderSignature = async (folder: string): Promise<string | null> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
    const lines = await Promise.all(
      files.map(async (file) => {
        const { size, mtimeMs, ino } = await stat(file);
        return `${file}:${size}:${mtimeMs}:${ino}`;
      }),
    );
    return lines.sort().join('\n');
  } catch {
    return null;
  }
};

/** Returns the hosts in a brand's file, even if the rest of the file is invalid, so that the findings can be shown on these hosts. */
export const readClaimedHosts = (folder: string): readonly string[] => {
  const path = join(folder, 'brand.json');
  try {
    const { value } = parseJson('brand.json', { size: statSync(path).size, read: () => readFileSync(path) });
    const hosts = value?.['hosts'];
    return Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : [];
  } catch {
    return [];
  }
};
