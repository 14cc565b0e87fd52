import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isText, mediaType } from '../../media-types.ts';
import { SERVER_FILES } from '../../server-files.ts';
import { ContentLost, hashOf, type ContentStore } from './content-store.ts';
import type { ReleaseDetails } from './release-details.ts';
import { isVariant, isWhole, VARIANTS, writeVariant, type Variant, type VariantQuality } from './variants.ts';

/** Files of the build and pictures, which most releases share. They are files of the store; packs have all other texts. */
const SHARED = /^(?:[a-z0-9-]+\/)?(?:assets|brand)\//;
const CONFIGURATION = new RegExp(SERVER_FILES);
const MIN_COMPRESSED_BYTES = 600;

const isSiteText = (path: string): boolean =>
  !isVariant(path) && (isText(mediaType(path)) || CONFIGURATION.test(`/${path}`));

/** Whether the store has a file of a release in a pack. */
export const isPacked = (path: string): boolean => !SHARED.test(path) && isSiteText(path);

/** The number of threads in which Node reads, writes and compresses files. */
const AT_ONCE = 4;

/** Runs an action for each item. After a failure no action begins; rejects with it when all that have begun have ended. */
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

/** The releases before the served one from which open tabs may still request the files that a page loads at its start. */
const RELEASES_WITH_START = 5;

/** Where the files of a release come from. */
export interface FolderSource {
  readonly store: ContentStore;
  readonly details: ReleaseDetails;
  /** The other releases that are kept, the newest last. Open tabs may request their immutable files. */
  readonly others: readonly ReleaseDetails[];
  /** The folder of another release, whose compressed variants are used again; `null` without one. */
  readonly earlier: string | null;
  readonly quality: VariantQuality;
}

/**
 * Returns the immutable files of other releases that belong into the folder of a release. Of the files that a page loads at its start (style sheet,
 * texts), only those of the latest releases: an open tab has loaded them, and each release that differs by a colour has another style sheet.
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

/** Returns the compressed variants that a release has beside those of the build: the path, and the file that it is made from. */
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

/** Adds the immutable files of other releases to the folder of a release. Those that are lost are left out. */
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

/** Writes a file, and links others with the same content to it. A link that cannot be made is written like the first file. */
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

/** Groups the paths of files that have the same content, as the documents of the default language do for hosts that find a file only by its path. */
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

/** Writes all files of a release into a new folder. Rejects with `ContentLost` if the store has lost one. */
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

/** Returns the size of a release's own files in its folder, compressed variants included. */
export const bytesOf = async (folder: string, details: ReleaseDetails): Promise<number> => {
  const variants = await Promise.all(ownVariants(details).map(([variant]) => sizeOf(join(folder, variant))));
  return [...Object.values(details.sizes), ...variants].reduce<number>((sum, size) => sum + (size ?? 0), 0);
};

/** Returns the paths of a release's files that are missing in its folder or have another size. */
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

/** Returns the paths of a release's files that are missing in its folder or have another content. */
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

/** Restores files of a release while its folder is served: each is replaced in one step. Rejects with `ContentLost` if the store has lost one. */
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
 * Adds the immutable files of a release to the folder that is served before it. While web servers change to the new release, a page of it may request
 * them from the earlier one.
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
        // It has the file already, or the file system has no links and the earlier folder stays as it is.
      });
    },
  );
};
