import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Severity } from '../diff/difference.ts';
import { stageFile } from './stage-file.ts';

/** What a release is served with: `files` for any web server, `server` for the Node server, which renders documents from the brand's own files. */
export type ReleaseKind = 'files' | 'server';

/** A release in the folder of a published site. */
export interface Release {
  /** The name of the release's folder in `releases/`. */
  readonly id: string;
  /** Who published it, and why. */
  readonly by: string;
  readonly note: string;
  /** When it was published, as ISO 8601. */
  readonly at: string;
  /** The id of the build that it was made with. */
  readonly build: string;
  /** The size of its own files, including compressed variants. */
  readonly bytes: number;
  /** The number of differences from the previous release, by severity. */
  readonly changes: Readonly<Record<Severity, number>>;
  /** The hash of its `ReleaseDetails` in the store. */
  readonly details: string;
  /** The pack in the store with its texts and its details. */
  readonly pack: string;
}

/** A switch of the served release. */
export interface Switch {
  readonly at: string;
  readonly by: string;
  readonly note: string;
  /** The release that was live before; `null` for the first one. */
  readonly from: string | null;
  readonly to: string;
}

/** Keeps a release live: `publish` is refused until the release is unpinned. */
export interface Pin {
  readonly release: string;
  readonly since: string;
  readonly by: string;
}

/** A release that only a share of visitors gets, while all others get the live one. */
export interface Canary {
  readonly release: string;
  /** The release that all other visitors get. */
  readonly live: string;
  /** The shares in percent, in ascending order; the last one is 100. */
  readonly steps: readonly number[];
  /** The index of the current share in `steps`. */
  readonly step: number;
  /** When this step began, as ISO 8601. */
  readonly since: string;
  /** The minimum duration of a step, in minutes. */
  readonly minutes: number;
  /** Who published the release, and why. */
  readonly by: string;
  readonly note: string;
  /** The local port to which nginx forwards browsers' reports; `null` while nothing receives them. */
  readonly reportsTo: number | null;
}

/** How a canary ended: its release went live, or all visitors were returned to the previous release. */
export interface EndedCanary {
  readonly release: string;
  readonly outcome: 'live' | 'taken-back';
  /** The last share of visitors that got the release, in percent. */
  readonly share: number;
  readonly at: string;
  readonly by: string;
  readonly reasons: readonly string[];
}

/** The content of `marquee.json`: the brand, its releases with the newest last, and when each of them went live. */
export interface Manifest {
  readonly version: 2;
  readonly brand: string;
  /** All releases in a folder are of the same kind. */
  readonly kind: ReleaseKind;
  readonly releases: readonly Release[];
  readonly switches: readonly Switch[];
  readonly pin: Pin | null;
  /** The release that nginx may serve instead of the live one, because it was reloaded for that release; `null` if no command has reloaded it. */
  readonly reloaded: string | null;
  readonly canary: Canary | null;
  /** The most recent ones, newest last. */
  readonly endedCanaries: readonly EndedCanary[];
}

/** The content of `marquee.json` from before releases had a store. `immutable` lists the release's own immutable files. */
export interface EarlierManifest {
  readonly version: 1;
  readonly brand: string;
  readonly releases: readonly { readonly id: string; readonly immutable: readonly string[] }[];
}

/** Thrown if a site must not be published to a folder, or if the live release must not be changed. The folder is unchanged. */
export class TargetRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TargetRefusedError';
  }
}

/** The name of the manifest in the folder of a published site. */
export const MANIFEST = 'marquee.json';
const VERSION = 2;
/** Older switches are removed. */
const MOST_SWITCHES = 500;
const MOST_ENDED_CANARIES = 50;

export const RELEASE_NAME = /^\d{8}T\d{9}Z-[0-9a-f]{8}(?:\.partial)?$/;

export const emptyManifest = (brand: string, kind: ReleaseKind): Manifest => ({
  version: VERSION,
  brand,
  kind,
  releases: [],
  switches: [],
  pin: null,
  reloaded: null,
  canary: null,
  endedCanaries: [],
});

export const manifestText = (manifest: Manifest): string =>
  `${JSON.stringify(
    {
      ...manifest,
      switches: manifest.switches.slice(-MOST_SWITCHES),
      endedCanaries: manifest.endedCanaries.slice(-MOST_ENDED_CANARIES),
    },
    null,
    2,
  )}\n`;

/** Writes the manifest of a folder, completely or not at all. */
export const writeManifest = async (target: string, manifest: Manifest): Promise<void> => {
  const replace = await stageFile(join(target, MANIFEST), manifestText(manifest));
  await replace();
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const hasReleases = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) &&
  typeof value['brand'] === 'string' &&
  Array.isArray(value['releases']) &&
  value['releases'].every(
    (release: unknown) => isObject(release) && typeof release['id'] === 'string' && RELEASE_NAME.test(release['id']),
  );

const isManifest = (value: unknown): value is Manifest | EarlierManifest => {
  if (!hasReleases(value)) return false;
  const releases = value['releases'] as readonly Readonly<Record<string, unknown>>[]; // checked by `hasReleases`
  return value['version'] === VERSION
    ? Array.isArray(value['switches']) &&
        releases.every(({ details, pack }) => typeof details === 'string' && typeof pack === 'string')
    : releases.every(({ immutable }) => Array.isArray(immutable));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Reads the manifest of a folder; resolves to `null` if there is none. Rejects with `TargetRefusedError` if it was not
 * written by `publish`, or if it was written by a later version of Marquee.
 */
export const readManifest = async (target: string): Promise<Manifest | EarlierManifest | null> => {
  let text;
  try {
    text = await readFile(join(target, MANIFEST), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
  const value = parse(text);
  if (isObject(value) && typeof value['version'] === 'number' && value['version'] > VERSION)
    throw new TargetRefusedError(
      `${target} was written by a later Marquee (version ${value['version']} of ${MANIFEST}; this one reads up to ${VERSION}); update Marquee, or choose another folder`,
    );
  // Earlier versions of Marquee wrote neither canaries nor a kind.
  if (isManifest(value))
    return value.version === VERSION ? { ...emptyManifest(value.brand, 'files'), ...value } : { ...value, version: 1 };
  throw new TargetRefusedError(`${target} contains a ${MANIFEST} that publish has not written; choose another folder`);
};

/** The latest time in a manifest, in milliseconds since 1970; 0 if it has none. */
export const lastTime = ({ switches }: Manifest): number =>
  switches.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
