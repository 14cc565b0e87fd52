import { mkdir } from 'node:fs/promises';
import { lastChange, type BrandFolder } from '../../brand-folder.ts';
import { tooLongHeaders } from '../../hosting-files.ts';
import { whileLocked } from '../../locks/while-locked.ts';
import type { PublishedSite } from '../../published-site.ts';
import { recordBase } from '../base/recorded-base.ts';
import { stateOfFolder } from '../diff/brand-state.ts';
import { brandName } from '../environments/brand-name.ts';
import { afterTheSwitch } from '../releases/after-the-switch.ts';
import { TargetRefusedError } from '../releases/manifest.ts';
import { changedConfiguration } from '../releases/nginx-include.ts';
import { addRelease, publishRelease, type Published, type ReleaseOptions } from '../releases/publish-release.ts';
import { settle } from '../releases/target-folder.ts';
import { inheritedSource, sourceOf } from './brand-source.ts';
import { prepareBrand, type PreparedBrand } from './prepare-brand.ts';
import { requireRehearsed, type RehearsedRelease } from './rehearsed-release.ts';
import type { ReleaseFormat } from './release-format.ts';
import { settleBase, type BaseOptions } from './settle-base.ts';

export interface PublishOptions
  extends
    BaseOptions,
    Pick<ReleaseOptions, 'awaitsReload'>,
    Required<Pick<ReleaseOptions, 'keep' | 'keepDays' | 'replaceBrand'>> {
  /** The origin at which the site will be served; by default https and the brand's first public host. */
  readonly origin?: string | undefined;
  /** Who publishes, and why. */
  readonly by: string;
  readonly note?: string | undefined;
  readonly format: ReleaseFormat;
  readonly canary?: ReleaseOptions['canary'];
  /** The release that was rehearsed. It is published as it is, or refused if the brand or the live release has changed since. */
  readonly rehearsed?: RehearsedRelease | undefined;
}

/** A completed switch of the served release. */
export interface MadeSwitch {
  readonly brand: string;
  /** The release that was served before; `null` before the first one. */
  readonly from: string | null;
  readonly to: string;
  /** The changed configuration files, for which nginx must be reloaded. */
  readonly configuration: readonly string[];
}

export interface PublishSteps<Report> {
  /** Reads the folder of the brand again, after the live release was merged into it. */
  readonly read: () => Promise<BrandFolder>;
  readonly progress: (step: string) => void;
  /** Notifies web servers of a switch, while the folder is still locked. */
  readonly afterSwitch: (made: MadeSwitch) => Promise<Report>;
}

/** A brand that has been published. */
export interface PublishedBrand<Report> extends PreparedBrand {
  readonly published: Published;
  readonly fileCount: number;
  /** Headers that Cloudflare Pages would not send. */
  readonly tooLongHeaders: readonly string[];
  /** The files of the brand's folder that were merged with the live release. */
  readonly merged: readonly string[];
  /** What `afterSwitch` resolved to. */
  readonly report: Report;
}

/** Throws `TargetRefusedError` if a file of the brand has changed since the folder was read, because the change is unchecked, or only in part of the release. */
const requireUnchanged = (folder: BrandFolder): void => {
  if (lastChange(folder) > folder.changedAt)
    throw new TargetRefusedError(`${folder.dir} has changed while it was published, so publish again`);
};

const releaseOptions = async (
  { folder }: PreparedBrand,
  files: PublishedSite,
  { keep, keepDays, replaceBrand, by, note, format: { kind, build }, canary, awaitsReload = false }: PublishOptions,
): Promise<ReleaseOptions> => ({
  brand: brandName(folder),
  files,
  kind,
  keep,
  keepDays,
  replaceBrand,
  canary,
  awaitsReload,
  now: new Date(),
  by,
  ...(note !== undefined && { note }),
  build,
  source: await sourceOf(folder.dir),
  inherited: await inheritedSource(folder),
  state: stateOfFolder(folder) ?? undefined,
});

/** Publishes a brand into a folder that is already locked. */
const publishWith = async <Report>(
  writeRelease: typeof publishRelease,
  target: string,
  prepared: PreparedBrand,
  options: PublishOptions,
  { read, progress, afterSwitch }: PublishSteps<Report>,
): Promise<PublishedBrand<Report>> => {
  const merged = await settleBase(target, prepared.folder, options);
  const current = merged.length === 0 ? prepared : prepareBrand(await read(), options.origin);
  const { id, dir } = current.folder;
  progress(`Preparing the files of ${id}`);
  const { rehearsed } = options;
  if (rehearsed !== undefined) await requireRehearsed(target, current, rehearsed);
  const files = rehearsed?.files ?? (await options.format.files(current));
  progress(`Writing the release of ${id}`);
  const configuration = await changedConfiguration(target, files);
  const release = await releaseOptions(current, files, options);
  requireUnchanged(current.folder);
  const published = await writeRelease(target, release);
  const made = { brand: brandName(current.folder), from: published.from, to: published.id, configuration };
  await afterTheSwitch(() => recordBase(dir, target, published.id));
  const report = await afterSwitch(made);
  const tooLong = tooLongHeaders(new TextDecoder().decode(files.get('_headers')));
  return { ...current, published, fileCount: files.size, tooLongHeaders: tooLong, merged, report };
};

/**
 * Publishes a brand like `publishBrand`, but into a folder that is already locked. Leaves behind the previous release, which web servers may still be
 * reading, and content that no release needs any more.
 */
export const publishUnsettled = <Report>(
  target: string,
  prepared: PreparedBrand,
  options: PublishOptions,
  steps: PublishSteps<Report>,
): Promise<PublishedBrand<Report>> => publishWith(addRelease, target, prepared, options, steps);

/**
 * Publishes a brand into a folder, which is created if needed: makes sure that no change in the live release is lost, writes a release, and switches to
 * it. The folder is locked from the start, so that the second of two simultaneous publishes is refused before it does any work. If it rejects, with
 * `FolderInUse`, `TargetRefusedError` or a file-system error, the served release is unchanged. System errors after the switch are ignored.
 */
export const publishBrand = async <Report>(
  target: string,
  prepared: PreparedBrand,
  options: PublishOptions,
  steps: PublishSteps<Report>,
): Promise<PublishedBrand<Report>> => {
  await mkdir(target, { recursive: true });
  return whileLocked(target, async () => {
    const made = await publishWith(publishRelease, target, prepared, options, steps);
    // The first release leaves nothing behind.
    if (made.published.from !== null) await afterTheSwitch(() => settle(target));
    return made;
  });
};
