import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A release in the folder of a published site. */
export interface Release {
  /** The name of the release's folder in `releases/`. */
  readonly id: string;
  /** The immutable files of the release itself, without those taken over from earlier releases. */
  readonly immutable: readonly string[];
}

/** The content of `marquee.json`: the brand, and the releases that `publish` has written into the folder, with the newest last. */
export interface PublishManifest {
  readonly brand: string;
  readonly releases: readonly Release[];
}

const MANIFEST = 'marquee.json';
/** The name of the symbolic link to the served release. */
export const CURRENT = 'current';
const RELEASES = 'releases';
const RELEASE_NAME = /^\d{8}T\d{9}Z-[0-9a-f]{8}(?:\.partial)?$/;

/** Thrown if a site must not be published into a folder. The folder is unchanged. */
export class TargetRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TargetRefusedError';
  }
}

export const releasePath = (target: string, id: string): string => join(target, RELEASES, id);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Replaces a file atomically: writes a temporary file, then renames it. */
const replaceFile = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.new`, text, { flush: true });
  await rename(`${path}.new`, path);
};

export const writeManifest = (target: string, manifest: PublishManifest): Promise<void> =>
  replaceFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);

const isManifest = (value: unknown): value is PublishManifest =>
  typeof value === 'object' &&
  value !== null &&
  'brand' in value &&
  typeof value.brand === 'string' &&
  'releases' in value &&
  Array.isArray(value.releases) &&
  value.releases.every(
    (release: unknown) =>
      typeof release === 'object' &&
      release !== null &&
      'id' in release &&
      typeof release.id === 'string' &&
      RELEASE_NAME.test(release.id) &&
      'immutable' in release &&
      Array.isArray(release.immutable),
  );

const readManifest = async (target: string): Promise<PublishManifest | null> => {
  let text;
  try {
    text = await readFile(join(target, MANIFEST), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (isManifest(value)) return value;
  throw new TargetRefusedError(`${target} contains a ${MANIFEST} that publish has not written; choose another folder`);
};

/**
 * Prepares a folder for a release of a brand: creates the folder if needed, and removes from `releases/` what an interrupted publish has left behind.
 * Rejects with `TargetRefusedError` if the folder contains another brand and `replaceBrand` is false, or if it contains a `current` or `releases`
 * that `publish` has not created.
 */
export const takeTarget = async (target: string, brand: string, replaceBrand: boolean): Promise<PublishManifest> => {
  await mkdir(target, { recursive: true });
  const manifest = await readManifest(target);
  if (manifest === null) {
    const taken = (await readdir(target)).filter((name) => name === CURRENT || name === RELEASES);
    if (taken.length > 0)
      throw new TargetRefusedError(
        `${target} contains ${taken.join(' and ')}, which publish has not written; choose another folder`,
      );
  } else if (manifest.brand !== brand && !replaceBrand)
    throw new TargetRefusedError(
      `${target} contains the brand ${manifest.brand}; choose another folder, or add --replace-brand to replace it with ${brand}`,
    );
  const own = { brand, releases: manifest?.brand === brand ? manifest.releases : [] };
  // The manifest is written first, so that the next publish recognises what this one leaves behind if it is interrupted.
  await writeManifest(target, own);
  await mkdir(join(target, RELEASES), { recursive: true });
  await removeUnlisted(target, own);
  return own;
};

/** Removes releases that the manifest does not list. Files in `releases/` that are not releases are left unchanged. */
export const removeUnlisted = async (target: string, { releases }: PublishManifest): Promise<void> => {
  const listed = new Set(releases.map(({ id }) => id));
  const served = await readlink(join(target, CURRENT)).catch(() => '');
  for (const name of await readdir(join(target, RELEASES)))
    if (RELEASE_NAME.test(name) && !listed.has(name) && served !== `${RELEASES}/${name}`)
      await rm(releasePath(target, name), { recursive: true });
};

/** Makes a release the served one by replacing the link `current` atomically. */
export const switchTo = async (target: string, id: string): Promise<void> => {
  const beside = join(target, `${CURRENT}.new`);
  await rm(beside, { force: true });
  await symlink(`${RELEASES}/${id}`, beside);
  await rename(beside, join(target, CURRENT));
};
