import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isText, mediaType } from './media-types.ts';
import type { PublishedSite } from './published-site.ts';
import { compress } from './server/encoding.ts';

const LEAST = 600;
const MARK = '_headers';

/** The folder holds something that `publish` did not write. */
export class FolderNotOurs extends Error {
  constructor(folder: string) {
    super(`${folder} holds files that are no published site; name an empty folder, or one that was published before`);
    this.name = 'FolderNotOurs';
  }
}

/** Writes a site into a folder, in place of what was published there before, with a compressed variant beside each text. */
export const writeSite = async (folder: string, files: PublishedSite): Promise<void> => {
  const there: string[] = await readdir(folder).catch(() => []);
  if (there.length > 0 && !there.includes(MARK)) throw new FolderNotOurs(folder);
  for (const name of there) await rm(join(folder, name), { recursive: true });
  for (const [path, body] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, body);
    const isPacked =
      files.has(`${path}.gz`) ||
      /\.(br|gz)$/.test(path) ||
      path === MARK ||
      path === '_redirects' ||
      path === 'nginx.conf';
    if (isPacked || body.length < LEAST || !isText(mediaType(path))) continue;
    await Promise.all([
      writeFile(`${target}.br`, await compress(body, 'br', 11)),
      writeFile(`${target}.gz`, await compress(body, 'gzip', 9)),
    ]);
  }
};
