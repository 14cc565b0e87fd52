import { copyFile, link, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from '../hashes.ts';
import { isText, mediaType } from '../media-types.ts';
import type { PublishedSite } from '../published-site.ts';
import { SERVER_FILES } from '../server-files.ts';
import { compress } from '../server/compression.ts';
import { releasePath, removeUnlisted, switchTo, takeTarget, writeManifest, type Release } from './release-folder.ts';

/** Matches files with a content hash in their name, and their compressed variants. Open tabs of earlier releases may still request them. */
const IMMUTABLE =
  /^(?:connect\/)?(?:assets\/|brand\/|[a-z0-9-]+\/theme\.[0-9a-f]+\.css|(?:sheet|app|data|theme)\.[0-9a-f]+\.)/;

const isImmutable = (path: string): boolean => IMMUTABLE.test(path);

export interface ReleaseOptions {
  readonly brand: string;
  readonly files: PublishedSite;
  /** The number of releases to keep, at least 1. This includes the new release, which also contains the immutable files of the others. */
  readonly keep: number;
  /** Whether the release may replace another brand in the folder. */
  readonly replaceBrand: boolean;
  readonly now: Date;
}

const MIN_COMPRESSED_BYTES = 600;
const CONFIGURATION = new RegExp(SERVER_FILES);

const isCompressible = (path: string, body: Uint8Array): boolean =>
  !/\.(?:br|gz)$/.test(path) &&
  !CONFIGURATION.test(`/${path}`) &&
  body.length >= MIN_COMPRESSED_BYTES &&
  isText(mediaType(path));

const writeWhole = async (path: string, body: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Writes the files, and `.br` and `.gz` variants of each larger text file. Returns all paths. */
const writeFiles = async (folder: string, files: PublishedSite): Promise<readonly string[]> => {
  const written: string[] = [];
  const write = async (path: string, body: Uint8Array): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeWhole(join(folder, path), body);
    written.push(path);
  };
  for (const [path, body] of files) {
    await write(path, body);
    if (!isCompressible(path, body)) continue;
    // Files of the build already have their variants.
    if (!files.has(`${path}.br`)) await write(`${path}.br`, await compress(body, 'br', 11));
    if (!files.has(`${path}.gz`)) await write(`${path}.gz`, await compress(body, 'gzip', 9));
  }
  return written;
};

/** Creates a hard link to a file, or a copy if the file system has no links. */
const linkOrCopy = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to).catch(() => undefined));
};

const nameOf = (files: PublishedSite, now: Date): string => {
  const content = [...files].map(([path, body]) => `${path} ${contentHash(body)}`).join('\n');
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${contentHash(content).slice(0, 8)}`;
};

/**
 * Publishes a site into a folder without interrupting the site that is served from it: first writes `releases/<id>` completely, then points `current`
 * at it. The release also contains the immutable files of the previous releases. Rejects with `TargetRefusedError`, or with the error of the file
 * system; in both cases the served release is unchanged. Resolves to the id of the release.
 */
export const publishRelease = async (
  target: string,
  { brand, files, keep, replaceBrand, now }: ReleaseOptions,
): Promise<string> => {
  const manifest = await takeTarget(target, brand, replaceBrand);
  const id = nameOf(files, now);
  const partial = `${releasePath(target, id)}.partial`;
  await mkdir(partial, { recursive: true });
  const written = new Set(await writeFiles(partial, files));
  const others = manifest.releases.filter((release) => release.id !== id);
  const earlier = keep > 1 ? others.slice(1 - keep) : [];
  for (const release of earlier.toReversed())
    for (const path of release.immutable)
      if (!written.has(path)) {
        written.add(path);
        await linkOrCopy(join(releasePath(target, release.id), path), join(partial, path));
      }
  await rename(partial, releasePath(target, id));

  const own: Release = {
    id,
    immutable: [...files.keys()]
      .flatMap((path) => [path, `${path}.br`, `${path}.gz`])
      .filter((path) => written.has(path) && isImmutable(path)),
  };
  await writeManifest(target, { brand, releases: [...manifest.releases, own] });
  await switchTo(target, id);
  const kept = { brand, releases: [...earlier, own] };
  await writeManifest(target, kept);
  await removeUnlisted(target, kept);
  return id;
};
