import { readlinkSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Matches a link that `publish --for server` has written: to the folder of a brand in the live release. Other links are not served. */
const TO_LIVE_RELEASE = /(?:^|\/)current\/[^/]+$/;

const linkAt = (path: string): string | null => {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
};

/** Whether an entry of the folder of brands may be a brand: a folder, or a link to the folder of a brand in its live release. */
export const mayBeBrand = (brandsDir: string, entry: Dirent): boolean =>
  entry.isDirectory() || (entry.isSymbolicLink() && TO_LIVE_RELEASE.test(linkAt(join(brandsDir, entry.name)) ?? ''));

/** Returns the folder with the releases of a brand; `null` if the brand is an ordinary folder. */
export const releasesFolderOf = (path: string): string | null => {
  const link = linkAt(path);
  return link !== null && TO_LIVE_RELEASE.test(link) ? resolve(realpathSync(dirname(path)), link, '../..') : null;
};

/** Where the files of a brand are at one time. */
export interface BrandPlace {
  /** The folder of the brand; for a link, that in the live release, which a switch does not change. */
  readonly dir: string;
  /** Whether `dir` is still the folder of the brand, because no other release was made live. A folder that is not a release always is. */
  readonly isCurrent: () => boolean;
}

/** Identifies the release to which a link points; `null` if there is none. A release that was removed and written again has another key. */
const releaseAt = (path: string): { readonly dir: string; readonly key: string } | null => {
  try {
    const dir = realpathSync(path);
    return { dir, key: `${dir} ${statSync(dirname(dir)).ino}` };
  } catch {
    return null;
  }
};

/** Finds the files of a brand in the folder of brands; returns `null` for a link to a release that does not exist. */
export const placeOf = (path: string): BrandPlace | null => {
  if (linkAt(path) === null) return { dir: path, isCurrent: () => true };
  const found = releaseAt(path);
  return found === null ? null : { dir: found.dir, isCurrent: () => releaseAt(path)?.key === found.key };
};
