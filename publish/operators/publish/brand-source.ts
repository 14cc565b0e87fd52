import { dirname, join } from 'node:path';
import type { BrandFolder } from '../../brand-folder.ts';
import type { Source } from '../base/release-source.ts';
import { readFiles } from '../releases/release-details.ts';

/** Reads the files of a brand's folder, except files and subfolders whose names begin with a dot. */
export const sourceOf = async (dir: string): Promise<Source> =>
  new Map([...(await readFiles(dir))].filter(([path]) => !/(?:^|\/)\./.test(path)));

/** Reads the files of the brands that a brand extends, keyed by `<id>/<path>`. */
export const inheritedSource = async ({ dir, parents }: Pick<BrandFolder, 'dir' | 'parents'>): Promise<Source> => {
  const files = new Map<string, Uint8Array>();
  for (const id of parents)
    for (const [path, content] of await sourceOf(join(dirname(dir), id))) files.set(`${id}/${path}`, content);
  return files;
};
