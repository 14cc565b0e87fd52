import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { mediaType } from './media-types.ts';

export type Variant = 'plain' | 'br' | 'gzip';

export interface BuildFile {
  readonly type: string;
  /** Returns the body in a variant (plain, Brotli or gzip), or `null` if the build has no such variant. The body is read once and then cached. */
  readonly read: (variant: Variant) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** The files of a build by URL, such as `/assets/entry-client.abc.js`. */
export type BuildFiles = ReadonlyMap<string, BuildFile>;

const SUFFIX: Readonly<Record<Variant, string>> = { plain: '', br: '.br', gzip: '.gz' };

/** Lists the files of a build folder. The server looks up requests only in this list, so that no path can reach any other file. */
export const buildFiles = async (folder: string, within = 'assets'): Promise<BuildFiles> => {
  const found = await readdir(join(folder, within), { recursive: true, withFileTypes: true });
  const names = new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/')),
  );
  const plain = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    plain.map((address) => {
      const kept = new Map<Variant, Promise<Uint8Array<ArrayBuffer>>>();
      const read = (variant: Variant): Promise<Uint8Array<ArrayBuffer> | null> => {
        const name = address + SUFFIX[variant];
        if (!names.has(name)) return Promise.resolve(null);
        const known = kept.get(variant);
        if (known !== undefined) return known;
        const body = readFile(join(folder, name)).then((bytes) => new Uint8Array(bytes));
        kept.set(variant, body);
        body.catch(() => kept.delete(variant));
        return body;
      };
      return [address, { type: mediaType(address), read }];
    }),
  );
};
