import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const CLIENT = join(DIST, 'client');

export const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

export const ENTRY = 'src/entry-client.tsx';

export const textOf = (file: string): string => readFileSync(join(CLIENT, file), 'utf8');

/** Bytes after Brotli at its highest level. */
export const weightOf = (bytes: Uint8Array | string): number => brotliCompressSync(bytes).length;

/** The script files of a chunk and its static imports. */
export const scriptsOf = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no chunk ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, seen);
  return seen;
};

const fileWeights = new Map<string, number>();
/** Compressed once: most lazy parts share files. */
const fileWeight = (file: string): number => {
  const weight = fileWeights.get(file) ?? weightOf(textOf(file));
  fileWeights.set(file, weight);
  return weight;
};

export const scriptsWeight = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + fileWeight(file), 0);

/** The lazy parts of the site, by their source file. */
export const lazyParts = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry === true && manifest[key].file.endsWith('.js') && !key.endsWith('.json'),
);

/** The scripts that are there before a lazy part is asked for: those of every chunk that asks for it. */
export const scriptsBefore = (key: string): ReadonlySet<string> => {
  const askers = Object.keys(manifest).filter((other) => manifest[other]?.dynamicImports?.includes(key) === true);
  const [first = new Set<string>(), ...others] = askers.map((asker) => scriptsOf(asker));
  return new Set([...first].filter((file) => others.every((scripts) => scripts.has(file))));
};

export const stylesheets = readdirSync(join(CLIENT, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => `assets/${name}`);
