import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../hashes.ts';
import { isText, mediaType } from '../../media-types.ts';
import type { PublishedSite } from '../../published-site.ts';
import { SERVER_FILES } from '../../server-files.ts';
import { compress } from '../../server/compression.ts';
import type { BrandState } from '../diff/brand-state.ts';
import { diffBrands } from '../diff/diff-brands.ts';
import { SEVERITIES, type Difference } from '../diff/difference.ts';
import { ContentLost, contentStore, hashOf, type ContentStore } from './content-store.ts';
import { lastTime, writeManifest, type Manifest, type Release } from './manifest.ts';
import { readDetails, releaseState, writeDetails, type ReleaseDetails } from './release-details.ts';
import { pointTo, releasePath, removeUnlisted, servedRelease, takeTarget } from './target-folder.ts';

/** Matches files with a content hash in their name, and their compressed variants. Open tabs of earlier releases may still request them. */
const IMMUTABLE =
  /^(?:connect\/)?(?:assets\/|brand\/|[a-z0-9-]+\/theme\.[0-9a-f]+\.css|(?:sheet|app|data|theme)\.[0-9a-f]+\.)/;

export interface ReleaseOptions {
  /** The id of the brand, followed by `@` and the environment if it has one. */
  readonly brand: string;
  readonly files: PublishedSite;
  /** The number of releases to keep, at least 1. This includes the new release, which also contains the immutable files of the others. */
  readonly keep: number;
  /** For how many days a release is kept after it was last served, even if it is not among the last ones; 0 by default. */
  readonly keepDays?: number;
  /** Whether the release may replace another brand in the folder. */
  readonly replaceBrand: boolean;
  readonly now: Date;
  /** Who publishes, and why. */
  readonly by?: string;
  readonly note?: string;
  /** The id of the build. */
  readonly build?: string;
  /** The files of the brand's folder, and the brand's state, with which the release before is compared. */
  readonly source?: ReadonlyMap<string, Uint8Array>;
  /** The files of the brands that it extends, by `<id>/<path>`. */
  readonly inherited?: ReadonlyMap<string, Uint8Array>;
  readonly state?: BrandState | undefined;
}

export interface Published {
  readonly id: string;
  /** What changes for players from the release that was served before; empty if the state of one of them is not known. */
  readonly changes: readonly Difference[];
  /** Whether the clock shows an earlier time than an earlier switch. The order of releases does not depend on it. */
  readonly isClockBehind: boolean;
}

const MIN_COMPRESSED_BYTES = 600;
const CONFIGURATION = new RegExp(SERVER_FILES);
const DAY_MS = 86_400_000;

const isCompressible = (path: string, body: Uint8Array): boolean =>
  !/\.(?:br|gz)$/.test(path) &&
  !CONFIGURATION.test(`/${path}`) &&
  body.length >= MIN_COMPRESSED_BYTES &&
  isText(mediaType(path));

/** Returns the hashes of the compressed variants in earlier releases, by `<hash of the content>.<br or gz>`. */
const knownVariants = (earlier: readonly ReleaseDetails[]): ReadonlyMap<string, string> =>
  new Map(
    earlier.flatMap(({ files }) =>
      Object.entries(files).flatMap(([path, hash]): (readonly [string, string])[] =>
        ['br', 'gz'].flatMap((ending) => {
          const variant = files[`${path}.${ending}`];
          return variant === undefined ? [] : [[`${hash}.${ending}`, variant] as const];
        }),
      ),
    ),
  );

/**
 * Adds the files to the store, and `.br` and `.gz` variants of each larger text file, which are taken from an earlier release if it had the same file.
 * Returns the hash and the size of each.
 */
const storeFiles = async (
  store: ContentStore,
  files: PublishedSite,
  known: ReadonlyMap<string, string>,
): Promise<{ readonly hashes: Readonly<Record<string, string>>; readonly bytes: number }> => {
  const hashes: Record<string, string> = {};
  let bytes = 0;
  const add = async (path: string, body: Uint8Array): Promise<void> => {
    hashes[path] = await store.put(body);
    bytes += body.length;
  };
  const addVariant = async (path: string, body: Uint8Array, ending: 'br' | 'gz'): Promise<void> => {
    // Files of the build already have their variants.
    if (files.has(`${path}.${ending}`)) return;
    const stored = known.get(`${hashOf(body)}.${ending}`);
    const variant = stored === undefined ? null : await store.read(stored).catch(() => null);
    await add(
      `${path}.${ending}`,
      variant ?? (await (ending === 'br' ? compress(body, 'br', 11) : compress(body, 'gzip', 9))),
    );
  };
  for (const [path, body] of files) {
    await add(path, body);
    if (!isCompressible(path, body)) continue;
    await addVariant(path, body, 'br');
    await addVariant(path, body, 'gz');
  }
  return { hashes, bytes };
};

const storeSources = async (
  store: ContentStore,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  for (const [path, content] of files) hashes[path] = await store.put(content);
  return hashes;
};

const nameOf = (files: PublishedSite, now: Date): string => {
  const content = [...files].map(([path, body]) => `${path} ${contentHash(body)}`).join('\n');
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${contentHash(content).slice(0, 8)}`;
};

/** Returns the releases that stay beside a new one: the last `keep - 1`, and those that were served in the last `keepDays` days. */
const keptReleases = (
  { releases, switches }: Manifest,
  served: string | null,
  { keep, keepDays = 0, now }: ReleaseOptions,
): readonly Release[] => {
  const oldest = now.getTime() - keepDays * DAY_MS;
  const left = switches.filter(({ at }) => Date.parse(at) > oldest).map(({ from }) => from);
  const servedLately = new Set(keepDays > 0 ? [...left, served] : []);
  return releases.filter(({ id }, index) => index > releases.length - keep || servedLately.has(id));
};

const countChanges = (changes: readonly Difference[]): Release['changes'] => {
  const [info, warning, error] = SEVERITIES.map(
    (severity) => changes.filter((one) => one.severity === severity).length,
  );
  return { info: info ?? 0, warning: warning ?? 0, error: error ?? 0 };
};

const changesSince = async (
  store: ContentStore,
  brand: string,
  served: ReleaseDetails | undefined,
  state: BrandState | undefined,
): Promise<readonly Difference[]> => {
  if (served === undefined || state === undefined) return [];
  const before = await releaseState(store, brand, served);
  return before === null ? [] : diffBrands(before, state);
};

const ignoreLost = (error: unknown): void => {
  if (!(error instanceof ContentLost)) throw error;
};

/**
 * Puts the immutable files of releases into the folder of another one, where open tabs of these releases request them after a switch. Files that are
 * lost are left out.
 */
export const carryImmutable = async (
  store: ContentStore,
  folder: string,
  releases: readonly ReleaseDetails[],
): Promise<void> => {
  for (const { immutable, files } of releases)
    for (const path of immutable) {
      const hash = files[path];
      if (hash !== undefined) await store.place(hash, join(folder, path)).catch(ignoreLost);
    }
};

/**
 * Publishes a site into a folder without interrupting the site that is served from it: first writes `releases/<id>` completely, then points `current`
 * at it. The release also contains the immutable files of the previous releases. Rejects with `TargetRefusedError`, or with the error of the file
 * system; in both cases the served release is unchanged.
 */
export const publishRelease = async (target: string, options: ReleaseOptions): Promise<Published> => {
  const { brand, files, now, by = '', note = '', build = '', state } = options;
  const { source = new Map<string, Uint8Array>(), inherited = new Map<string, Uint8Array>() } = options;
  const manifest = await takeTarget(target, brand, options.replaceBrand);
  const store = contentStore(target);
  const id = nameOf(files, now);
  const others = manifest.releases.filter((release) => release.id !== id);
  const details = new Map<string, ReleaseDetails>();
  for (const release of others) {
    const found = await readDetails(store, release).catch(() => null);
    if (found !== null) details.set(release.id, found);
  }
  const served = await servedRelease(target);
  const earlier = keptReleases({ ...manifest, releases: others }, served, options);

  const { hashes, bytes } = await storeFiles(store, files, knownVariants([...details.values()]));
  const sources = await storeSources(store, source);
  const changes = await changesSince(store, brand, details.get(served ?? ''), state);
  const own: ReleaseDetails = {
    files: hashes,
    immutable: Object.keys(hashes).filter((path) => IMMUTABLE.test(path)),
    source: sources,
    ...(inherited.size > 0 && { inherited: await storeSources(store, inherited) }),
    changes: changes.map(({ check, severity, place, message }) => ({ check, severity, place, message })),
  };
  const release: Release = {
    id,
    by,
    note,
    at: now.toISOString(),
    build,
    bytes,
    changes: countChanges(changes),
    details: await writeDetails(store, own),
  };

  const partial = `${releasePath(target, id)}.partial`;
  await mkdir(partial, { recursive: true });
  for (const [path, hash] of Object.entries(hashes)) await store.place(hash, join(partial, path));
  await carryImmutable(
    store,
    partial,
    earlier.flatMap((one) => details.get(one.id) ?? []),
  );
  await rename(partial, releasePath(target, id));

  await writeManifest(target, { ...manifest, releases: [...others, release] });
  await pointTo(target, id);
  const kept: Manifest = {
    ...manifest,
    releases: [...earlier, release],
    switches: [...manifest.switches, { at: now.toISOString(), by, note, from: served, to: id }],
  };
  await writeManifest(target, kept);
  await removeUnlisted(target, kept);
  return { id, changes, isClockBehind: now.getTime() < lastTime(manifest) };
};
