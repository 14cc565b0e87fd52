import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isText, mediaType } from './media-types.ts';
import type { PublishedSite } from './published-site.ts';
import { compress } from './server/compression.ts';

const MIN_COMPRESSED_BYTES = 600;
const MARKER_FILE = '_headers';

/** The target folder contains files that `publish` did not write. */
export class ForeignFolderError extends Error {
  constructor(folder: string) {
    super(`${folder} holds files that are not a published site; name an empty folder, or one published before`);
    this.name = 'FolderNotOurs';
  }
}

/** Writes a site into a folder, replacing an earlier published site, with `.br` and `.gz` beside each larger text file. Rejects with `ForeignFolderError` for a folder with other files. */
export const writeSite = async (folder: string, files: PublishedSite): Promise<void> => {
  const there: string[] = await readdir(folder).catch(() => []);
  if (there.length > 0 && !there.includes(MARKER_FILE)) throw new ForeignFolderError(folder);
  for (const name of there) await rm(join(folder, name), { recursive: true });
  for (const [path, body] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, body);
    const isPacked =
      files.has(`${path}.gz`) ||
      /\.(br|gz)$/.test(path) ||
      path === MARKER_FILE ||
      path === '_redirects' ||
      path === 'nginx.conf';
    if (isPacked || body.length < MIN_COMPRESSED_BYTES || !isText(mediaType(path))) continue;
    await Promise.all([
      writeFile(`${target}.br`, await compress(body, 'br', 11)),
      writeFile(`${target}.gz`, await compress(body, 'gzip', 9)),
    ]);
  }
};
