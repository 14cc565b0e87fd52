import { access, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The name of the symbolic link to the live release. */
export const CURRENT = 'current';
/** The name of the folder that the Node server reads. It contains a link to each brand's live release. */
export const SERVED_BRANDS = 'brands';
/** The name of the folder of releases. */
export const RELEASES = 'releases';

export const releasePath = (target: string, id: string): string => join(target, RELEASES, id);

/** The live release; `null` before the first one. It is read from the link, because an interrupted command may not have recorded its switch. */
export const servedRelease = async (target: string): Promise<string | null> => {
  const link = await readlink(join(target, CURRENT)).catch(() => null);
  return link === null ? null : basename(link);
};

/** A file beside the releases, as a list; empty if the file does not exist. */
export const releaseFile = (target: string, name: string): Promise<readonly string[]> =>
  access(join(target, name)).then(
    () => [name],
    () => [],
  );
