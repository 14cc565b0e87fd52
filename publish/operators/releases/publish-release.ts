import { rename, rm } from 'node:fs/promises';
import { contentHash } from '../../hashes.ts';
import type { PublishedSite } from '../../published-site.ts';
import type { BrandState } from '../diff/brand-state.ts';
import { diffBrands } from '../diff/diff-brands.ts';
import { SEVERITIES, type Difference } from '../diff/difference.ts';
import { contentStore, type ContentStore } from './content-store.ts';
import {
  emptyManifest,
  lastTime,
  TargetRefusedError,
  writeManifest,
  type Canary,
  type Manifest,
  type Release,
  type ReleaseKind,
} from './manifest.ts';
import { detailsOf, removeFolders, type Recovery } from './recover.ts';
import { readDetails, releaseState } from './release-details.ts';
import { bytesOf, lendImmutable, writeFolder } from './release-folder.ts';
import { releasePath, servedRelease } from './release-paths.ts';
import { writeCanary } from './run-canary.ts';
import { afterTheSwitch } from './after-the-switch.ts';
import { linkServedBrand } from './served-brands.ts';
import { whileAdding } from './shared-store.ts';
import { collect, serveRelease, storeRelease, takeTarget } from './target-folder.ts';

/** Matches files with a content hash in their name, and their compressed variants. Tabs that still show an earlier release may request them. */
const IMMUTABLE =
  /^(?:connect\/)?(?:assets\/|brand\/|[a-z0-9-]+\/theme\.[0-9a-f]+\.css|(?:sheet|app|data|theme)\.[0-9a-f]+\.)/;

export interface ReleaseOptions {
  /** The id of the brand; for an environment, followed by `@` and its name. */
  readonly brand: string;
  readonly files: PublishedSite;
  /** `files` by default. */
  readonly kind?: ReleaseKind;
  /** The number of releases to keep, at least 1, including the new one. The new release also contains the immutable files of the others. */
  readonly keep: number;
  /** For how many days a release is kept after it was last live, even if it is not among the last `keep`; 0 by default. */
  readonly keepDays?: number;
  /** Whether the release may replace another brand's in the folder. */
  readonly replaceBrand: boolean;
  readonly now: Date;
  /** Who publishes, and why. */
  readonly by?: string;
  readonly note?: string;
  /** The id of the build. */
  readonly build?: string;
  /** The files of the brand's folder, and the brand's state, which is compared with that of the previous release. */
  readonly source?: ReadonlyMap<string, Uint8Array>;
  /** The files of the brands that it extends, keyed by `<id>/<path>`. */
  readonly inherited?: ReadonlyMap<string, Uint8Array>;
  readonly state?: BrandState | undefined;
  /** Whether a command will reload nginx, which serves the previous release until then. */
  readonly awaitsReload?: boolean;
  /** Gives the release only to a share of visitors at first; by default, it goes live for all. */
  readonly canary?: Pick<Canary, 'steps' | 'minutes'> | undefined;
}

export interface Published {
  readonly id: string;
  /** The release that was live before; `null` for the first one. */
  readonly from: string | null;
  /** What was repaired in the folder before publishing. */
  readonly recovery: Recovery;
  /** What changes for players compared with the previously live release; empty if the state of either is unknown. */
  readonly changes: readonly Difference[];
  /** Whether the clock is behind the time of an earlier switch. The order of releases does not depend on the clock. */
  readonly isClockBehind: boolean;
  /** The canary of the release; `null` if it is live. */
  readonly canary: Canary | null;
}

const DAY_MS = 86_400_000;

const nameOf = (files: PublishedSite, now: Date): string => {
  const content = [...files].map(([path, body]) => `${path} ${contentHash(body)}`).join('\n');
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${contentHash(content).slice(0, 8)}`;
};

/** Returns the releases that are kept in addition to a new one: the last `keep - 1`, and those that were live in the last `keepDays` days. */
const keptReleases = (
  { releases, switches }: Manifest,
  served: string | null,
  { keep, keepDays = 0, now, canary }: ReleaseOptions,
): readonly Release[] => {
  const oldest = now.getTime() - keepDays * DAY_MS;
  const left = switches.filter(({ at }) => Date.parse(at) > oldest).map(({ from }) => from);
  const servedLately = new Set(keepDays > 0 ? [...left, served] : canary === undefined ? [] : [served]);
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
  served: Release | undefined,
  state: BrandState | undefined,
): Promise<readonly Difference[]> => {
  const details = served === undefined ? null : await readDetails(store, served).catch(() => null);
  if (details === null || state === undefined) return [];
  const before = await releaseState(store, brand, details);
  return before === null ? [] : diffBrands(before, state);
};

/**
 * Publishes a site to a folder without interrupting the site that is served from it: first writes `releases/<id>`
 * completely, then points `current` and the nginx include at it. With `canary`, it changes only the include, for a
 * share of visitors. The release also contains the immutable files of the previous releases. The folder of the
 * previously live release stays until `settle`. Rejects with `TargetRefusedError` or with an error of the file system;
 * in both cases the live release is unchanged.
 */
export const publishRelease = async (target: string, options: ReleaseOptions): Promise<Published> => {
  const published = await addRelease(target, options);
  await afterTheSwitch(() => collect(target));
  return published;
};

/** Publishes like `publishRelease`, but leaves content in the store that no release needs any more. `collect` removes it. */
export const addRelease = async (target: string, options: ReleaseOptions): Promise<Published> => {
  const { brand, files, kind = 'files', now, by = '', note = '', build = '', state } = options;
  const { manifest: found, recovery } = await takeTarget(target, { ...options, kind });
  const manifest = found.brand === brand ? found : { ...emptyManifest(brand, kind), reloaded: found.reloaded };
  await linkServedBrand(target, manifest);
  const store = contentStore(target);
  const id = nameOf(files, now);
  const others = manifest.releases.filter((release) => release.id !== id);
  const served = await servedRelease(target);
  if (options.canary !== undefined && (served === null || served === id))
    throw new TargetRefusedError(
      `${target} has no other live release, with which a canary is compared; publish the first release without --canary`,
    );
  const before = others.find((release) => release.id === served);
  const earlier = keptReleases({ ...manifest, releases: others }, served, options);

  const changes = await changesSince(store, brand, before, state);
  const listed = await whileAdding(target, async (): Promise<Release> => {
    const stored = await storeRelease(
      store,
      options,
      {
        ...(kind === 'server' && { kind }),
        immutable: kind === 'server' ? [] : [...files.keys()].filter((path) => IMMUTABLE.test(path)),
        changes: changes.map(({ check, severity, place, message }) => ({ check, severity, place, message })),
      },
      before === undefined ? null : ((await store.packsOf(before.pack)).at(-1) ?? null),
    );
    const made = { id, by, note, at: now.toISOString(), build, bytes: 0, changes: countChanges(changes), ...stored };
    // From the moment that the release is listed, its content is kept. It is removed from the list if this publish is interrupted before the switch,
    // and until then the releases of a brand that it replaces stay listed as well.
    const listedNow = found.releases.filter((release) => release.id !== id);
    await writeManifest(target, { ...found, releases: [...listedNow, made] });
    return made;
  });

  const partial = `${releasePath(target, id)}.partial`;
  await rm(partial, { recursive: true, force: true });
  const details = await readDetails(store, listed);
  const folder = releasePath(target, served ?? '');
  await writeFolder(partial, {
    store,
    details,
    others: await detailsOf(store, earlier),
    earlier: served === null ? null : folder,
    quality: 'best',
  });
  const release: Release = { ...listed, bytes: await bytesOf(partial, details) };
  await rename(partial, releasePath(target, id));

  if (served !== null && served !== id) await lendImmutable(releasePath(target, id), folder, details);
  const awaitsReload = options.awaitsReload === true && kind === 'files';
  const reloaded = awaitsReload ? (manifest.reloaded ?? served) : manifest.reloaded;
  const kept: Manifest = { ...manifest, reloaded, releases: [...earlier, release] };
  const canary: Canary | null =
    options.canary === undefined || served === null
      ? null
      : { ...options.canary, release: id, live: served, step: 0, since: now.toISOString(), by, note, reportsTo: null };
  if (canary !== null) await writeCanary(target, canary.live, { ...kept, canary });
  else
    await serveRelease(target, id, {
      ...kept,
      switches: [...manifest.switches, { at: now.toISOString(), by, note, from: served, to: id }],
    });
  await removeFolders(target, kept, new Set([id, served ?? id, kept.reloaded ?? id]));
  return { id, from: served, changes, recovery, isClockBehind: now.getTime() < lastTime(manifest), canary };
};
