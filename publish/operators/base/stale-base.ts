import { isDeepStrictEqual } from 'node:util';
import { printable, printableJson } from '#schemas/checks/finding.ts';
import type { BrandState } from '../diff/brand-state.ts';
import { diffBrands } from '../diff/diff-brands.ts';
import type { Difference } from '../diff/difference.ts';
import { ContentLost, contentStore, type ContentStore } from '../releases/content-store.ts';
import { readManifest, TargetRefusedError, type Manifest, type Release } from '../releases/manifest.ts';
import { readDetails, releaseState, type ReleaseDetails } from '../releases/release-details.ts';
import { releaseNamed } from '../releases/switch-release.ts';
import { servedRelease } from '../releases/release-paths.ts';
import { writeFiles } from '../writes/write-files.ts';
import { mergeSources, type FileConflict, type SourceMerge } from './merge-sources.ts';
import { nearestRelease } from './nearest-release.ts';
import { recordBase, recordedBase } from './recorded-base.ts';
import type { Source } from './release-source.ts';

/** A brand's folder that is to be published. */
export interface PublishedFolder {
  /** The brand as in `ReleaseOptions`. */
  readonly brand: string;
  readonly dir: string;
  readonly source: Source;
  /** The release on which the folder is based, or `live`; found automatically by default. */
  readonly base?: string | undefined;
}

interface Comparison {
  readonly base: Release;
  readonly live: Release;
  /** Whether the base was guessed by comparing files. */
  readonly isGuess: boolean;
  readonly details: { readonly base: ReleaseDetails; readonly live: ReleaseDetails };
  /** The changes from the base to the live release that the folder lacks. */
  readonly merge: SourceMerge;
}

/** `live` means the live release. Throws `UnknownRelease` if no release has any other `name`. */
const named = (manifest: Manifest, live: Release, name: string): Release =>
  name === 'live' ? live : releaseNamed(manifest, name);

/** Compares a folder's files with the live release. `known` is the release on which the folder is based; by default the one most like it. */
const compareWith = async (
  store: ContentStore,
  {
    releases,
    known,
    live,
  }: { readonly releases: readonly Release[]; readonly known: Release | undefined; readonly live: Release },
  source: Source,
): Promise<Comparison | null> => {
  const base = known ?? (await nearestRelease(store, releases, source));
  if (base === null || releases.indexOf(base) >= releases.indexOf(live)) return null;
  const details = { base: await readDetails(store, base), live: await readDetails(store, live) };
  if (Object.keys(details.base.source).length === 0 || Object.keys(details.live.source).length === 0) return null;
  const merge = await mergeSources(store, details.base.source, details.live.source, source);
  return { base, live, isGuess: known === undefined, details, merge };
};

/** Compares a folder with the live release; `null` if the folder cannot be outdated. */
const compare = async (
  target: string,
  { brand, dir, source, base: wanted }: PublishedFolder,
): Promise<Comparison | null> => {
  const manifest = await readManifest(target);
  if (manifest === null || manifest.version === 1 || manifest.brand !== brand) return null;
  // A pinned release and a canary prevent every publish, so nothing is merged either.
  if (manifest.pin !== null || manifest.canary !== null) return null;
  const served = await servedRelease(target);
  const live = manifest.releases.find(({ id }) => id === served);
  if (live === undefined) return null;
  const store = contentStore(target);
  const recorded = recordedBase(dir, target);
  const known =
    wanted === undefined ? manifest.releases.find(({ id }) => id === recorded) : named(manifest, live, wanted);
  try {
    return await compareWith(store, { releases: manifest.releases, known, live }, source);
  } catch (error) {
    if (!(error instanceof ContentLost)) throw error;
    throw new TargetRefusedError(
      `Nothing was published, because the store has lost the record of a release, so it is unknown what would be lost; add --onto ${live.id} to publish without comparing`,
    );
  }
};

const isStale = ({ merge }: Comparison): boolean => merge.edits.length + merge.conflicts.length > 0;

const sameChange = (one: Difference, other: Difference): boolean =>
  one.check === other.check && one.place === other.place && isDeepStrictEqual(one.after, other.after);

/** Returns what players would lose: the differences between the base and the live release that the folder lacks. */
const lostDifferences = async (
  target: string,
  brand: string,
  { details }: Comparison,
  folder: BrandState | undefined,
): Promise<readonly Difference[]> => {
  const store = contentStore(target);
  const [base, live] = [await releaseState(store, brand, details.base), await releaseState(store, brand, details.live)];
  if (base === null || live === null || folder === undefined) return [];
  const own = diffBrands(base, folder);
  return diffBrands(base, live).filter((each) => !own.some((other) => sameChange(each, other)));
};

const whoAndWhen = ({ at, by, note }: Release): string =>
  `published ${at.slice(0, 10)} ${at.slice(11, 16)} UTC by ${printable(by) || 'unknown'}${note === '' ? '' : ` ("${printable(note)}")`}`;

/** Thrown if a publish would revert changes of the live release. Nothing has been changed. */
export class StaleBase extends TargetRefusedError {
  readonly base: string;
  readonly live: string;
  readonly lost: readonly Difference[];
  /** The brand's files that lack a change of the live release. */
  readonly files: readonly string[];

  constructor({ base, live, isGuess, merge }: Comparison, lost: readonly Difference[]) {
    const files = [...new Set([...merge.edits.map(({ path }) => path), ...merge.conflicts.map(({ file }) => file)])];
    super(
      [
        `Nothing was published: the folder ${isGuess ? 'is most like' : 'comes from'} release ${base.id}, but ${live.id} is live, ${whoAndWhen(live)}. It would lose these changes:`,
        ...(lost.length > 0
          ? lost.map(({ check, severity, message }) => `  ${severity.padEnd(7)}  ${check}: ${printable(message, 200)}`)
          : files.map((file) => `  in ${printable(file)}`)),
        `Add --merge to take them into the folder and publish both, or --onto ${live.id} to publish without them${isGuess ? '; if the folder comes from another release, name it with --base' : ''}`,
      ].join('\n'),
    );
    this.name = 'StaleBase';
    this.base = base.id;
    this.live = live.id;
    this.lost = lost;
    this.files = files;
  }
}

const valueText = (value: unknown): string => (value === undefined ? 'none' : printableJson(value));

const conflictLine = ({ file, pointer, base, ours, theirs }: FileConflict): string =>
  pointer === ''
    ? `  ${printable(file)}: it cannot be merged`
    : `  ${printable(file)}#${printable(pointer, 200)}: ${valueText(ours)} in the folder, ${valueText(theirs)} live, ${valueText(base)} before`;

/** Thrown if the folder and the live release have changed the same places. Nothing has been changed. */
export class MergeConflicts extends TargetRefusedError {
  readonly conflicts: readonly FileConflict[];

  constructor({ base, live, merge: { conflicts } }: Comparison) {
    super(
      [
        `Nothing was merged or published: the folder and the live release ${live.id} have changed the same places since ${base.id}:`,
        ...conflicts.map(conflictLine),
        `Write the value that is live into the folder to take it over, then add --merge again; or add --onto ${live.id} to keep everything in the folder`,
      ].join('\n'),
    );
    this.name = 'MergeConflicts';
    this.conflicts = conflicts;
  }
}

/**
 * Rejects with `StaleBase` if publishing the folder would revert changes of the live release, because the folder is
 * based on an older release and lacks them. `state` is the state of the folder.
 */
export const requireFreshBase = async (
  target: string,
  folder: PublishedFolder,
  state: BrandState | undefined,
): Promise<void> => {
  const found = await compare(target, folder);
  if (found !== null && isStale(found))
    throw new StaleBase(found, await lostDifferences(target, folder.brand, found, state));
};

/** Rejects with `TargetRefusedError` unless the named release is live. */
export const requireLive = async (target: string, name: string): Promise<void> => {
  const manifest = await readManifest(target);
  const served = await servedRelease(target);
  if (manifest === null || manifest.version === 1)
    throw new TargetRefusedError(`There is no release yet, so --onto ${printable(name)} is not live`);
  const live = manifest.releases.find(({ id }) => id === served);
  const wanted = releaseNamed(manifest, name);
  if (wanted.id !== served)
    throw new TargetRefusedError(
      `Nothing was published: ${wanted.id} is not live any more, but ${served ?? 'no release'}${live === undefined ? '' : `, ${whoAndWhen(live)}`}. See marquee releases`,
    );
};

/**
 * Merges the changes of the live release that the folder lacks into its files. Returns the paths of the changed files.
 * Rejects with `MergeConflicts`, or with `TargetRefusedError` if a file is changed in the meantime; in both cases no
 * file is changed.
 */
export const mergeLive = async (target: string, folder: PublishedFolder): Promise<readonly string[]> => {
  const found = await compare(target, folder);
  if (found === null) return [];
  const { edits, conflicts } = found.merge;
  if (conflicts.length > 0) throw new MergeConflicts(found);
  const refused = edits.length === 0 ? [] : writeFiles(folder.dir, edits);
  if (refused.length > 0)
    throw new TargetRefusedError(
      `Nothing was merged or published: ${refused.map(({ path }) => path).join(', ')} in the folder has just been changed. Publish again`,
    );
  recordBase(folder.dir, target, found.live.id);
  return edits.map(({ path }) => path);
};
