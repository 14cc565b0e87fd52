import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isText, mediaType } from '../../media-types.ts';
import { SERVER_FILES } from '../../server-files.ts';
import { ContentLost, hashOf, type ContentStore } from './content-store.ts';
import type { ReleaseDetails } from './release-details.ts';
import { isVariant, isWhole, VARIANTS, writeVariant, type Variant, type VariantQuality } from './variants.ts';

/** Pictures and files of the build, which most releases share. They are separate files in the store; packs contain all other texts. */
const SHARED = /^(?:[a-z0-9-]+\/)?(?:assets|brand)\//;
const CONFIGURATION = new RegExp(SERVER_FILES);
const MIN_COMPRESSED_BYTES = 600;

const isSiteText = (path: string): boolean =>
  !isVariant(path) && (isText(mediaType(path)) || CONFIGURATION.test(`/${path}`));

/** Whether the store keeps a release's file in a pack. */
export const isPacked = (path: string): boolean => !SHARED.test(path) && isSiteText(path);

/** The number of threads in which Node reads, writes and compresses files. */
const AT_ONCE = 4;

/** Runs an action for each item. After a failure, no further action starts; rejects with the failure once all running actions have ended. */
export const forEach = async <Item>(items: Iterable<Item>, action: (item: Item) => Promise<void>): Promise<void> => {
  const rest = [...items].values();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (const item of rest) {
      if (failures.length > 0) return;
      await action(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
};

/** The number of previous releases from which open tabs may still request the files that a page loads at its start. */
const RELEASES_WITH_START = 5;

/** Where the files of a release come from. */
export interface FolderSource {
  readonly store: ContentStore;
  readonly details: ReleaseDetails;
  /** The other releases that are kept, newest last. Open tabs may request their immutable files. */
  readonly others: readonly ReleaseDetails[];
  /** The folder of another release, whose compressed variants are reused; `null` if there is none. */
  readonly earlier: string | null;
  readonly quality: VariantQuality;
}

/**
 * Returns the immutable files of other releases that belong in a release's folder. Files that a page loads at its start
 * (style sheet, texts) are taken only from the latest releases: open tabs have already loaded them, and any release
 * with a different colour has its own style sheet.
 */
const carriedFiles = ({ details, others }: FolderSource): ReadonlyMap<string, string> => {
  const start = others.length - RELEASES_WITH_START;
  const carried = new Map<string, string>();
  for (const [index, { immutable, files }] of others.entries())
    for (const path of immutable) {
      const hash = files[path];
      if (hash !== undefined && details.files[path] === undefined && (index >= start || !isPacked(path)))
        carried.set(path, hash);
    }
  return carried;
};

const ignoreLost = (error: unknown): void => {
  if (!(error instanceof ContentLost)) throw error;
};

const isCompressed = (path: string, size: number): boolean =>
  isSiteText(path) && !CONFIGURATION.test(`/${path}`) && size >= MIN_COMPRESSED_BYTES;

/** Returns the compressed variants of a release in addition to those of the build: the path of each, and the file from which it is made. */
const ownVariants = ({ kind, files, sizes }: ReleaseDetails): readonly (readonly [string, string])[] =>
  Object.keys(files)
    .filter((path) => kind !== 'server' && isCompressed(path, sizes[path] ?? 0))
    .flatMap((path) => VARIANTS.map((ending) => [`${path}.${ending}`, path] as const))
    .filter(([variant]) => files[variant] === undefined);

const endingOf = (variant: string): Variant => (variant.endsWith('br') ? 'br' : 'gz');

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** Adds the immutable files of other releases to a release's folder. Files that the store has lost are left out. */
export const carryImmutable = async (folder: string, source: FolderSource): Promise<void> => {
  const carried = carriedFiles(source);
  await forEach(carried, async ([path, hash]) => source.store.place(hash, join(folder, path)).catch(ignoreLost));
  await forEach(carried, async ([path]) => {
    const size = await sizeOf(join(folder, path));
    if (!isCompressed(path, size ?? 0)) return;
    for (const ending of VARIANTS)
      if ((await sizeOf(join(folder, `${path}.${ending}`))) === null) await writeVariant(folder, path, ending, source);
  });
};

/** Writes a file, and links the other paths with the same content to it. Where no link can be made, the file is written again. */
const writeOnce = async (
  folder: string,
  [first, ...others]: readonly string[],
  write: (path: string) => Promise<void>,
): Promise<void> => {
  if (first === undefined) return;
  await write(first);
  for (const other of others) {
    await mkdir(dirname(join(folder, other)), { recursive: true });
    await link(join(folder, first), join(folder, other)).catch(() => write(other));
  }
};

/** Groups paths by content. For hosts that find a file only by its path, each document of the default language has several paths. */
const samePaths = (paths: readonly string[], contentOf: (path: string) => string): readonly (readonly string[])[] => {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const content = contentOf(path);
    const group = groups.get(content);
    if (group === undefined) groups.set(content, [path]);
    else group.push(path);
  }
  return [...groups.values()];
};

/** Writes all files of a release to a new folder. Rejects with `ContentLost` if the store has lost one. */
export const writeFolder = async (folder: string, source: FolderSource): Promise<void> => {
  const { store, details } = source;
  const { files } = details;
  await mkdir(folder, { recursive: true });
  await forEach(
    samePaths(Object.keys(files), (path) => files[path] ?? path),
    (paths) => writeOnce(folder, paths, (path) => store.place(files[path] ?? '', join(folder, path))),
  );
  const variants = new Map(ownVariants(details));
  await forEach(
    samePaths([...variants.keys()], (variant) => `${files[variants.get(variant) ?? '']}.${endingOf(variant)}`),
    (paths) =>
      writeOnce(folder, paths, (variant) =>
        writeVariant(folder, variants.get(variant) ?? '', endingOf(variant), source),
      ),
  );
  await carryImmutable(folder, source);
};

/** Returns the size of a release's own files in its folder, including compressed variants. */
export const bytesOf = async (folder: string, details: ReleaseDetails): Promise<number> => {
  const variants = await Promise.all(ownVariants(details).map(([variant]) => sizeOf(join(folder, variant))));
  return [...Object.values(details.sizes), ...variants].reduce<number>((sum, size) => sum + (size ?? 0), 0);
};

/** Returns the paths of a release's files that are missing from its folder or have the wrong size. */
export const missingFiles = async (folder: string, details: ReleaseDetails): Promise<readonly string[]> => {
  const missing: string[] = [];
  await forEach(Object.keys(details.files), async (path) => {
    if ((await sizeOf(join(folder, path))) !== details.sizes[path]) missing.push(path);
  });
  await forEach(ownVariants(details), async ([variant]) => {
    if (((await sizeOf(join(folder, variant))) ?? 0) === 0) missing.push(variant);
  });
  return missing.sort();
};

/** Returns the paths of a release's files that are missing from its folder or have the wrong content. */
export const damagedFiles = async (folder: string, details: ReleaseDetails): Promise<readonly string[]> => {
  const damaged: string[] = [];
  await forEach(Object.entries(details.files), async ([path, hash]) => {
    const content = await readFile(join(folder, path)).catch(() => null);
    if (content === null || hashOf(content) !== hash) damaged.push(path);
  });
  await forEach(ownVariants(details), async ([variant, path]) => {
    if (!(await isWhole(join(folder, variant), details.files[path] ?? ''))) damaged.push(variant);
  });
  return damaged.sort();
};

/** Restores files of a release while its folder is served; each file is replaced atomically. Rejects with `ContentLost` if the store has lost one. */
export const restoreFiles = async (folder: string, source: FolderSource, paths: readonly string[]): Promise<void> => {
  const { store, details } = source;
  const own = paths.filter((path) => details.files[path] !== undefined);
  for (const path of own) {
    const hash = details.files[path] ?? '';
    await store.read(hash);
    const beside = join(folder, `${path}.restored`);
    await rm(beside, { force: true });
    await store.place(hash, beside);
    await rename(beside, join(folder, path));
  }
  const variants = new Map(ownVariants(details));
  for (const variant of paths) {
    const path = variants.get(variant);
    if (path === undefined) continue;
    await rm(join(folder, variant), { force: true });
    await writeVariant(folder, path, endingOf(variant), source);
  }
};

/**
 * Adds the immutable files of a new release to the folder of the previously live one. While web servers switch to the
 * new release, its pages may request files from the old folder.
 */
export const lendImmutable = async (from: string, to: string, { immutable }: ReleaseDetails): Promise<void> => {
  const there = new Set(await readdir(from, { recursive: true }));
  await forEach(
    immutable
      .flatMap((path) => [path, ...VARIANTS.map((ending) => `${path}.${ending}`)])
      .filter((path) => there.has(path)),
    async (path) => {
      await mkdir(dirname(join(to, path)), { recursive: true });
      await link(join(from, path), join(to, path)).catch(() => {
        // Either the folder already has the file, or the file system has no links and the old folder stays as it is.
      });
    },
  );
};
