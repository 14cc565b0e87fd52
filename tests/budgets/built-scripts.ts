import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export const ENTRY = 'src/entry-client.tsx';

export const readManifest = (client: string): Manifest =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Returns the number of bytes after Brotli compression at the highest level. */
export const weightOf = (bytes: Uint8Array | string): number => brotliCompressSync(bytes).length;

/** Returns the script files of a chunk and its static imports. */
export const staticScripts = (manifest: Manifest, key: string, seen = new Set<string>()): ReadonlySet<string> => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no chunk ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticScripts(manifest, imported, seen);
  return seen;
};

/** Returns the Brotli bytes of the scripts that the first route of a built site loads. */
export const firstRouteWeight = (client: string): number =>
  [...staticScripts(readManifest(client), ENTRY)].reduce(
    (sum, file) => sum + weightOf(readFileSync(join(client, file), 'utf8')),
    0,
  );
