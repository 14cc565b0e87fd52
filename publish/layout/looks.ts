import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Look, Looks } from '#schemas/layout/look.ts';

const LOOKS = process.env['LOOKS_DIR'] || fileURLToPath(new URL('../../looks/', import.meta.url));

/**
 * Reads every file `<name>/<version>.json` in a folder of looks, sorted by name and version. If the folder is missing,
 * there are no looks, and each brand that names one gets a finding. Throws if a file is not JSON.
 */
const readLooks = (dir: string): Looks => {
  const names = existsSync(dir) ? readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];
  return new Map(
    names
      .map(({ name }) => name)
      .sort()
      .flatMap((name) =>
        readdirSync(join(dir, name))
          .flatMap((file) => /^([1-9]\d*)\.json$/.exec(file)?.[1] ?? [])
          .sort((one, other) => Number(one) - Number(other))
          .map((version) => [
            `${name}@${version}`,
            JSON.parse(readFileSync(join(dir, name, `${version}.json`), 'utf8')) as Look, // a test checks each against the schema
          ]),
      ),
  );
};

let looks: Looks | undefined;

/** Returns the looks that ship with the product. They are read only once, because the content of a version never changes. */
export const productLooks = (): Looks => (looks ??= readLooks(LOOKS));

const fontFiles = new Map<string, Uint8Array>();

/** Returns the content of a look's font by its path `looks/<name>/fonts/<file>`; `null` if there is no such file. Each file is read once. */
export const lookFont = (path: string): Uint8Array | null => {
  const file = join(LOOKS, path.slice('looks/'.length));
  const content = fontFiles.get(path) ?? (existsSync(file) ? readFileSync(file) : null);
  if (content !== null) fontFiles.set(path, content);
  return content;
};
