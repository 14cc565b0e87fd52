import { existsSync, readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { AssetFile } from '#schemas/checks/assets.ts';
import { fileFault, type FileFault } from '#schemas/checks/file-fault.ts';
import { LIMITS } from '#schemas/checks/limits.ts';
import type { SourceFile } from '#schemas/checks/parse-json.ts';
import { readRasterSize } from '#schemas/checks/raster-size.ts';

export interface BrandAsset extends AssetFile {
  readonly content: Uint8Array;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
}

export const sourceOf = (path: string): SourceFile => ({ size: statSync(path).size, read: () => readFileSync(path) });

/** Returns the entries of a folder, sorted by name; none if it does not exist. */
export const entriesOf = (dir: string): Dirent[] =>
  existsSync(dir) ? readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)) : [];

/** The faults of damaged assets, keyed by path in the brand's folder. */
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

/** Returns the paths of the page texts below `pages/`, without `.md`. */
const pagesIn = (dir: string): readonly string[] =>
  entriesOf(join(dir, 'pages'))
    .filter((page) => page.isDirectory())
    .flatMap((page) =>
      entriesOf(join(dir, 'pages', page.name))
        .filter((file) => file.isFile() && file.name.endsWith('.md'))
        .map((file) => `${page.name}/${file.name.slice(0, -'.md'.length)}`),
    );

export interface FolderFiles {
  readonly texts: ReadonlyMap<string, SourceFile>;
  readonly pages: ReadonlyMap<string, SourceFile>;
  readonly assets: ReadonlyMap<string, BrandAsset>;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** Reads the names and sizes of a folder's files, and the content of its assets. */
export const filesIn = (dir: string, damage: AssetDamage | undefined): FolderFiles => {
  const texts = entriesOf(join(dir, 'texts')).filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  const pages = pagesIn(dir);
  const assets = new Map(assetsIn(dir, 'assets', damage));
  const files = ['brand.json', ...texts.map(({ name }) => `texts/${name}`), ...pages.map((name) => `pages/${name}.md`)];
  const times = files.map((name) => statSync(join(dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return {
    texts: new Map(texts.map(({ name }) => [name.slice(0, -'.json'.length), sourceOf(join(dir, 'texts', name))])),
    pages: new Map(pages.map((name) => [name, sourceOf(join(dir, `pages/${name}.md`))])),
    assets,
    changedAt: Math.max(...times, ...[...assets.values()].map(({ changedAt }) => changedAt)),
  };
};

/** Returns the paths of the files that a folder adds to, or replaces from, its parents. */
const pathsOf = ({ assets, pages }: FolderFiles): readonly string[] => [
  ...assets.keys(),
  ...[...pages.keys()].map((name) => `pages/${name}.md`),
];

/** Returns the owner of each inherited file, keyed by path. `parents` are the files of each parent, most distant first. */
export const ownersOf = (
  own: FolderFiles,
  parents: readonly (readonly [id: string, files: FolderFiles])[],
): ReadonlyMap<string, string> => {
  const replaced = new Set(pathsOf(own));
  return new Map(
    parents.flatMap(([id, files]) =>
      pathsOf(files)
        .filter((path) => !replaced.has(path))
        .map((path) => [path, id] as const),
    ),
  );
};
