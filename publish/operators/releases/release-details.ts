import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { readBrandFolder, type BrandFolder } from '../../brand-folder.ts';
import { productLanguages } from '../../languages/languages.ts';
import { flatSiteTexts } from '../../languages/site-texts.ts';
import { stateOfFolder, type BrandState } from '../diff/brand-state.ts';
import { splitBrandName } from '../environments/brand-name.ts';
import type { Difference } from '../diff/difference.ts';
import type { ContentStore, FileHashes } from './content-store.ts';
import type { Release } from './manifest.ts';

/** One difference between a release and the previous one. */
export type ReleaseChange = Pick<Difference, 'check' | 'severity' | 'place' | 'message'>;

/** What a release consists of. */
export interface ReleaseDetails {
  /** The release's own files as served. Compressed variants are included only if they come from the build. */
  readonly files: FileHashes;
  /** The size of each of these files, in bytes. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The paths among `files` that have a content hash in their name. Open tabs may request them after a switch. */
  readonly immutable: readonly string[];
  /** The files of the brand's folder; empty if they were not recorded. */
  readonly source: FileHashes;
  /** The files of the brands that it extends, keyed by `<id>/<path>`; absent if there are none. */
  readonly inherited?: FileHashes;
  /** Present in a release for the Node server, which has no compressed variants. */
  readonly kind?: 'server';
  readonly changes: readonly ReleaseChange[];
}

export const readDetails = async (
  store: ContentStore,
  { details, pack }: Pick<Release, 'details' | 'pack'>,
): Promise<ReleaseDetails> => JSON.parse((await store.read(details, pack)).toString('utf8')) as ReleaseDetails; // written by `detailsContent`; its hash is verified

/** The key of a release's details in its pack. */
const DETAILS = 'details.json';

export const detailsContent = (details: ReleaseDetails): readonly [string, Uint8Array] => [
  DETAILS,
  new TextEncoder().encode(JSON.stringify(details)),
];

/** Reads every file below a folder, keyed by path. Symbolic links are left out. */
export const readFiles = async (folder: string): Promise<ReadonlyMap<string, Uint8Array>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)));
};

/**
 * Writes the brand's folder from which a release was made to a temporary folder, and passes it to `read`. Resolves to `null` if the folder was not
 * recorded.
 */
export const withReleaseFolder = async <Result>(
  store: ContentStore,
  brand: string,
  { source, inherited = {} }: ReleaseDetails,
  read: (folder: BrandFolder) => Result | Promise<Result>,
): Promise<Result | null> => {
  if (Object.keys(source).length === 0) return null;
  const { id, environment } = splitBrandName(brand);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-source-'));
  const own = Object.entries(source).map(([path, hash]) => [`${id}/${path}`, hash] as const);
  try {
    for (const [path, hash] of [...own, ...Object.entries(inherited)]) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await store.read(hash));
    }
    const texts = flatSiteTexts(productLanguages.pack(BASE_LANGUAGE));
    return await read(readBrandFolder(join(folder, id), texts, { environment }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Returns the state of the brand from which a release was made, or `null` if it was not recorded or is invalid for this version of Marquee. */
export const releaseState = (store: ContentStore, brand: string, details: ReleaseDetails): Promise<BrandState | null> =>
  withReleaseFolder(store, brand, details, stateOfFolder);
