import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readManifest, staticScripts, weightOf } from './built-scripts.ts';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const CLIENT = join(DIST, 'client');

export const manifest = readManifest(CLIENT);

export const textOf = (file: string): string => readFileSync(join(CLIENT, file), 'utf8');

/** Returns the script files of a chunk and its static imports. */
export const scriptsOf = (key: string): ReadonlySet<string> => staticScripts(manifest, key);

const fileWeights = new Map<string, number>();
/** Cached, because most lazy parts share files. */
const fileWeight = (file: string): number => {
  const weight = fileWeights.get(file) ?? weightOf(textOf(file));
  fileWeights.set(file, weight);
  return weight;
};

export const scriptsWeight = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + fileWeight(file), 0);

/** The site's lazy parts, by source file. */
export const lazyParts = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry === true && manifest[key].file.endsWith('.js') && !key.endsWith('.json'),
);

/** Returns the scripts already loaded when a lazy part is requested: those shared by all chunks that request it. */
export const scriptsBefore = (key: string): ReadonlySet<string> => {
  const askers = Object.keys(manifest).filter((other) => manifest[other]?.dynamicImports?.includes(key) === true);
  const [first = new Set<string>(), ...others] = askers.map((asker) => scriptsOf(asker));
  return new Set([...first].filter((file) => others.every((scripts) => scripts.has(file))));
};

/** Returns the Brotli bytes of a worker's script, which contains all of the worker's code. */
export const workerWeight = (name: string): number => {
  const file = readdirSync(join(CLIENT, 'assets')).find(
    (asset) => asset.startsWith(`${name}-`) && asset.endsWith('.js'),
  );
  if (file === undefined) throw new Error(`the build has no worker ${name}`);
  return fileWeight(`assets/${file}`);
};

export const stylesheets = readdirSync(join(CLIENT, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => `assets/${name}`);
