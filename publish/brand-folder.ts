import { existsSync, lstatSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkHostClaims } from '#schemas/checks/host-claims.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { checkLeftoverNames } from '#schemas/checks/leftover-names.ts';
import { loadBrand, type LoadedBrand } from '#schemas/checks/load-brand.ts';
import { parseJson } from '#schemas/checks/parse-json.ts';
import { ENVIRONMENT_NAME, environmentFile } from '#schemas/inheritance/environment.ts';
import { svgFault } from '#schemas/checks/svg-fault.ts';
import type { Texts } from '#schemas/checks/texts.ts';
import { LIMITS } from '#schemas/checks/limits.ts';
import type { FontFile } from '#schemas/layout/font-file.ts';
import type { Fonts } from '#schemas/layout/fonts.ts';
import { entriesOf, filesIn, ownersOf, sourceOf, type AssetDamage, type BrandAsset } from './folder-files.ts';
import { languageLetters } from './fonts/language-letters.ts';
import { readFont } from './fonts/read-font.ts';
import { parentsOf, withInherited } from './inherited-files.ts';
import { productLanguages } from './languages/languages.ts';
import { lookFont, productLooks } from './layout/looks.ts';

export interface BrandFolder extends LoadedBrand {
  /** The name of the folder. */
  readonly id: string;
  readonly dir: string;
  /**
   * The content of each asset, keyed by its path in the folder, such as `assets/logo.svg`, and of each font that the
   * brand uses from its look. Unsafe SVG files and files that are too large are left out.
   */
  readonly assets: ReadonlyMap<string, Uint8Array>;
  /** The time at which a file in the folder was last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  /** The environment for which the brand was read; `null` for none. */
  readonly environment: string | null;
  /** The ids of the brands that it extends, including missing ones. */
  readonly parents: readonly string[];
}

export interface FolderOptions {
  /** The faults in pictures that can only be found by decoding them. */
  readonly damage?: AssetDamage | undefined;
  /** A name from `environmentsIn` for this folder; none by default. */
  readonly environment?: string | null;
}

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

/** Returns the names of a brand's environments, from its files `environments/<name>.json`. */
export const environmentsIn = (dir: string): readonly string[] =>
  entriesOf(join(dir, 'environments'))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name }) => name.slice(0, -'.json'.length))
    .filter((name) => ENVIRONMENT_NAME.test(name));

const newest = (files: readonly { readonly changedAt: number }[], overlay: string | null): number =>
  Math.max(...files.map(({ changedAt }) => changedAt), overlay === null ? 0 : statSync(overlay).mtimeMs);

/** Returns `changedAt` as it would be if the folder were read now. */
export const lastChange = ({ dir, id, environment }: Pick<BrandFolder, 'dir' | 'id' | 'environment'>): number => {
  const parents = parentsOf(dir, id).brands.map((parent) => filesIn(join(dirname(dir), parent.id), undefined));
  return newest(
    [filesIn(dir, undefined), ...parents],
    environment === null ? null : join(dir, environmentFile(environment)),
  );
};

/**
 * Reads and checks the folder of one brand, including what it inherits from other brands in the same parent folder.
 * Symbolic links are not followed. `siteTexts` are the site's English texts, keyed by `<namespace>:<key>`.
 */
export const readBrandFolder = (
  dir: string,
  siteTexts: Texts | null = null,
  { damage, environment = null }: FolderOptions = {},
): BrandFolder => {
  const id = basename(dir);
  const json = join(dir, 'brand.json');
  const own = filesIn(dir, damage);
  const parents = parentsOf(dir, id);
  const inherited = parents.brands
    .toReversed()
    .map((parent) => [parent.id, filesIn(join(dirname(dir), parent.id), damage)] as const);
  const above = inherited.map(([, files]) => files);
  const assets = withInherited(
    above.map((files) => files.assets),
    own.assets,
  );
  const overlay = environment === null ? null : join(dir, environmentFile(environment));
  const loaded = loadBrand({
    id,
    brandJson: existsSync(json) ? sourceOf(json) : null,
    texts: own.texts,
    pages: withInherited(
      above.map((files) => files.pages),
      own.pages,
    ),
    assets,
    siteTexts,
    looks: productLooks(),
    fonts: {
      file: (path) => fontAt(path, assets),
      paths: [...assets.keys()].filter((path) => path.endsWith('.woff2')),
      letters: (language) => languageLetters(productLanguages.pack(language)),
    },
    parents,
    inherited: { texts: above.map((files) => files.texts), owners: ownersOf(own, inherited) },
    environment: environment === null || overlay === null ? null : { name: environment, file: sourceOf(overlay) },
  });
  const served = [...assets].filter(
    ([, { svg, size }]) => size <= LIMITS.asset && (svg === null || svgFault(svg) === null),
  );
  return {
    ...loaded,
    id,
    dir,
    assets: new Map([
      ...served.map(([path, { content }]): [string, Uint8Array] => [path, content]),
      ...lookFontsOf(loaded.brand?.theme.fonts),
      ...(loaded.brand?.scheduledLooks ?? []).flatMap(({ fonts }) => lookFontsOf(fonts)),
    ]),
    changedAt: newest([own, ...above], overlay),
    environment,
    parents: parents.watched,
  };
};

const withFindings = (folder: BrandFolder, found: readonly Finding[]): BrandFolder => ({
  ...folder,
  brand: found.some(({ level }) => level === 'error') ? null : folder.brand,
  findings: [...folder.findings, ...found],
});

/** Returns the time at which a folder, or the link to a live release, was created, in milliseconds since 1970. */
export const folderSince = (dir: string): number => lstatSync(dir, { throwIfNoEntry: false })?.birthtimeMs ?? Infinity;

/**
 * Returns the time at which a brand claimed its hosts, in milliseconds since 1970: when its folder was created or its
 * brand.json was written, whichever is later. So the brand whose file was written last causes the conflict, even if its
 * folder is older.
 */
const claimedSince = (dir: string): number =>
  Math.max(folderSince(dir), statSync(join(dir, 'brand.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0);

/**
 * Reads every folder that contains a brand.json, sorted by name. A brand that claims a host of an older brand is
 * invalid, even if the older brand itself is invalid. Using another brand's name causes a warning. `damage` contains,
 * for each brand, the faults in pictures that can only be found by decoding them.
 */
export const readAllBrands = (
  brandsDir: string,
  siteTexts: Texts | null = null,
  damage: ReadonlyMap<string, AssetDamage> = new Map(),
): BrandFolder[] => {
  const folders = entriesOf(brandsDir)
    .filter((entry) => entry.isDirectory() && existsSync(join(brandsDir, entry.name, 'brand.json')))
    .map((entry) => readBrandFolder(join(brandsDir, entry.name), siteTexts, { damage: damage.get(entry.name) }));
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

/** Returns a string that changes with the name, size or modification time of any file in a folder, or `null` if the folder does not exist. */
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

/**
 * Returns the hosts in brand.json or in an environment's file, even if the rest of the file is invalid, so that the
 * findings can be shown on these hosts.
 */
export const readClaimedHosts = (folder: string, file = 'brand.json'): readonly string[] => {
  try {
    const { value } = parseJson(file, sourceOf(join(folder, file)));
    const hosts = value?.['hosts'];
    return Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : [];
  } catch {
    return [];
  }
};
