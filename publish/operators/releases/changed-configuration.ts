import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedSite } from '../../published-site.ts';
import { CURRENT } from './target-folder.ts';

const READ_BY_NGINX = /(?:^|\/)nginx(?:-release)?\.conf$/;

/**
 * Returns the files of a release that nginx reads only on start or reload and that differ from the files that `target` serves now. For a first
 * release, these are all such files.
 */
export const changedConfiguration = async (target: string, files: PublishedSite): Promise<readonly string[]> => {
  const read = [...files].filter(([path]) => READ_BY_NGINX.test(path));
  const isChanged = await Promise.all(
    read.map(async ([path, body]) => {
      const served = await readFile(join(target, CURRENT, path)).catch(() => null);
      return served === null || !served.equals(body);
    }),
  );
  return read.filter((_file, index) => isChanged[index]).map(([path]) => path);
};
