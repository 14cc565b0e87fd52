import { readlinkSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Matches the target of a link that `publish --for server` has written: the brand's folder in the live release. Other links are not served. */
const TO_LIVE_RELEASE = /(?:^|\/)current\/[^/]+$/;

const linkAt = (path: string): string | null => {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
};

/** Whether an entry in the folder of brands may be a brand: a folder, or a link to the brand's folder in its live release. */
export const mayBeBrand = (brandsDir: string, entry: Dirent): boolean =>
  entry.isDirectory() || (entry.isSymbolicLink() && TO_LIVE_RELEASE.test(linkAt(join(brandsDir, entry.name)) ?? ''));

/** Returns the folder with the releases of a brand; `null` if the brand is an ordinary folder. */
export const releasesFolderOf = (path: string): string | null => {
  const link = linkAt(path);
  return link !== null && TO_LIVE_RELEASE.test(link) ? resolve(realpathSync(dirname(path)), link, '../..') : null;
};

/** The place of a brand's files at one time. */
export interface BrandPlace {
  /** The brand's folder. For a link, this is the folder in the release that is live at that time, so a switch does not change it. */
  readonly dir: string;
  /** Whether `dir` is still the brand's folder, that is, whether no other release has gone live. Always true for a folder that is not a release. */
  readonly isCurrent: () => boolean;
}

/** Identifies the release to which a link points; `null` if there is none. A release that was removed and written again gets a new key. */
const releaseAt = (path: string): { readonly dir: string; readonly key: string } | null => {
  try {
    const dir = realpathSync(path);
    return { dir, key: `${dir} ${statSync(dirname(dir)).ino}` };
  } catch {
    return null;
  }
};

/** Finds a brand's files in the folder of brands; returns `null` for a link to a release that does not exist. */
export const placeOf = (path: string): BrandPlace | null => {
  if (linkAt(path) === null) return { dir: path, isCurrent: () => true };
  const found = releaseAt(path);
  return found === null ? null : { dir: found.dir, isCurrent: () => releaseAt(path)?.key === found.key };
};
