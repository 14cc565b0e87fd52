import { mkdir, open, readdir, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_ID } from '#schemas/brand-values.ts';
import { printableJson } from '#schemas/checks/finding.ts';
import { ENVIRONMENT_NAME } from '#schemas/inheritance/environment.ts';
import { splitBrandName } from '../environments/brand-name.ts';
import { ContentLost, contentStore, hashOf, PACKS, STORE, writeStored, type ContentStore } from './content-store.ts';
import { MANIFEST, manifestText, RELEASE_NAME, TargetRefusedError, type Manifest, type Release } from './manifest.ts';
import { detailsOf } from './recover.ts';
import { readDetails } from './release-details.ts';
import { writeFolder } from './release-folder.ts';
import { releasePath, servedRelease } from './release-paths.ts';
import { linkServedBrand } from './served-brands.ts';
import { readReleases } from './switch-release.ts';
import { writing } from './stage-file.ts';
import { ArchiveDamaged, TAR_END, tarEntry, tarFiles, type ReadBytes } from './tar.ts';
import { neededContent, serveRelease, type NeededContent } from './target-folder.ts';

/** The file of a backup that names the live release. */
const LIVE = 'live';
const BRAND_NAME = new RegExp(BRAND_ID);
const STORED = new RegExp(`^${STORE}/(?:[0-9a-f]{2}|${PACKS})/([0-9a-f]{64})$`);

export interface Backup {
  readonly brand: string;
  /** The number of releases in the backup. */
  readonly releases: number;
  readonly bytes: number;
}

export interface Restored {
  readonly brand: string;
  readonly releases: number;
  /** The release that is served. */
  readonly live: string;
  /** Whether an interrupted command had left files beside the folder, which were removed. */
  readonly hasLeftover: boolean;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads all content that the releases need. Rejects with `ContentLost` if any is missing. */
const checkContents = async (store: ContentStore, releases: readonly Release[]): Promise<void> => {
  for (const hash of (await neededContent(store, releases)).hashes) await store.read(hash);
};

/** The files that are needed from the store; a store shared by several brands has others too. */
const storedFiles = async (target: string, { hashes, packs }: NeededContent): Promise<readonly string[]> => {
  const parts = await readdir(join(target, STORE));
  const names = await Promise.all(
    parts.map(async (part) =>
      (await readdir(join(target, STORE, part)).catch(() => [])).map((name) => `${STORE}/${part}/${name}`),
    ),
  );
  return names
    .flat()
    .filter((name) => {
      const hash = STORED.exec(name)?.[1] ?? '';
      return name.startsWith(`${STORE}/${PACKS}/`) ? packs.has(hash) : hashes.has(hash);
    })
    .sort();
};

/**
 * Writes all releases of a folder into one tar archive: `marquee.json`, the name of the live release, and the store,
 * without the folders of releases, which `restoreBackup` writes again. The archive is written completely or not at all.
 * Rejects with `TargetRefusedError` if it already exists, and with `ContentLost` if the store has lost content.
 */
export const writeBackup = async (target: string, file: string, now: Date): Promise<Backup> => {
  const manifest = await readReleases(target);
  const live = await servedRelease(target);
  if (live === null) throw new TargetRefusedError(`${target} has no live release`);
  const existing = await open(file).catch(() => null);
  if (existing !== null) {
    await existing.close();
    throw new TargetRefusedError(`${file} exists; choose another name for the backup`);
  }
  await checkContents(contentStore(target), manifest.releases);
  const partial = `${file}.partial`;
  let bytes = 0;
  const archive = await open(partial, 'w', 0o600).catch((error: unknown) => {
    throw isMissing(error) ? new TargetRefusedError(`The folder of ${file} does not exist`) : error;
  });
  try {
    const add = async (entry: Uint8Array): Promise<void> => {
      await writing(file, () => archive.writeFile(entry));
      bytes += entry.length;
    };
    await add(tarEntry(MANIFEST, Buffer.from(manifestText({ ...manifest, reloaded: null, canary: null })), now));
    await add(tarEntry(LIVE, Buffer.from(live), now));
    const needed = await neededContent(contentStore(target), manifest.releases);
    for (const name of await storedFiles(target, needed)) {
      const content = await readFile(join(target, name));
      const [, hash = ''] = STORED.exec(name) ?? [];
      if (hashOf(content) !== hash) throw new ContentLost(hash);
      await add(tarEntry(name, content, now));
    }
    await add(TAR_END);
    await archive.sync();
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await archive.close();
  }
  return { brand: manifest.brand, releases: manifest.releases.length, bytes };
};

const reader =
  (file: FileHandle): ReadBytes =>
  async (length) => {
    const bytes = Buffer.alloc(length);
    let at = 0;
    while (at < length) {
      const { bytesRead } = await file.read(bytes, at, length - at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes.subarray(0, at);
  };

/** Writes the files of an archive into a folder. Resolves to the name of the live release. */
const unpack = async (archive: FileHandle, folder: string): Promise<string> => {
  let live = '';
  for await (const { name, content } of tarFiles(reader(archive))) {
    const stored = STORED.exec(name);
    if (stored !== null) {
      if (hashOf(content) !== stored[1]) throw new ArchiveDamaged(`${name} has different content`);
      await writeStored(join(folder, name), content);
    } else if (name === MANIFEST) await writeFile(join(folder, MANIFEST), content, { flush: true });
    else if (name === LIVE && RELEASE_NAME.test(content.toString())) live = content.toString();
    else throw new ArchiveDamaged(`${name} is not a file of a backup`);
  }
  return live;
};

const isInside = (path: string): boolean => !/^\/|^[a-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/i.test(path);

/** Rejects with `ArchiveDamaged` if a release would write files outside its folder. */
const checkPaths = async (store: ContentStore, { brand, releases }: Manifest): Promise<void> => {
  const { id, environment } = splitBrandName(brand);
  if (!BRAND_NAME.test(id) || (environment !== null && !ENVIRONMENT_NAME.test(environment)))
    throw new ArchiveDamaged('it does not name a brand');
  for (const release of releases) {
    const { files, source, inherited = {} } = await readDetails(store, release);
    const outside = [files, source, inherited].flatMap((part) => Object.keys(part)).find((path) => !isInside(path));
    if (outside !== undefined) throw new ArchiveDamaged(`${printableJson(outside)} is outside the folder of a release`);
  }
};

const isEmpty = async (folder: string): Promise<boolean> => {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
};

/**
 * Restores a backup into a folder that is empty or does not exist, and serves the release that was live. The files are
 * first written beside the folder, so it is complete as soon as it appears. Rejects with `TargetRefusedError` if the
 * folder is not empty, with `ArchiveDamaged`, or with `ContentLost` if the backup lacks content; the folder is then
 * unchanged.
 */
export const restoreBackup = async (file: string, target: string): Promise<Restored> => {
  if (!(await isEmpty(target))) throw new TargetRefusedError(`${target} is not empty; choose another folder`);
  const folder = `${target}.restoring`;
  const hasLeftover = !(await isEmpty(folder));
  await rm(folder, { recursive: true, force: true });
  const archive = await open(file).catch((error: unknown) => {
    throw isMissing(error) ? new TargetRefusedError(`${file} does not exist`) : error;
  });
  try {
    await mkdir(folder, { recursive: true });
    const live = await unpack(archive, folder);
    const manifest = await readReleases(folder);
    const release = manifest.releases.find(({ id }) => id === live);
    if (release === undefined) throw new ArchiveDamaged('it does not name a live release');
    const store = contentStore(folder);
    await checkContents(store, manifest.releases);
    await checkPaths(store, manifest);
    const others = await detailsOf(
      store,
      manifest.releases.filter(({ id }) => id !== live),
    );
    const details = await readDetails(store, release);
    await writeFolder(releasePath(folder, live), { store, details, others, earlier: null, quality: 'best' });
    await serveRelease(folder, live, manifest);
    await linkServedBrand(folder, manifest);
    await rename(folder, target);
    return { brand: manifest.brand, releases: manifest.releases.length, live, hasLeftover };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await archive.close();
  }
};
