import { printable } from '#schemas/checks/finding.ts';
import { stateOfBrand } from '#publish/operators/diff/brand-state.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import type { PreparedBrand } from '#publish/operators/publish/prepare-brand.ts';
import { beforeRehearsal, type RehearsedRelease } from '#publish/operators/publish/rehearsed-release.ts';
import type { ReleaseFormat } from '#publish/operators/publish/release-format.ts';
import { settleBase, type BaseOptions } from '#publish/operators/publish/settle-base.ts';
import { requireOpenTarget } from '#publish/operators/releases/require-open-target.ts';
import { refused } from '../frame/command-error.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { painter } from '../print-findings.ts';
import { releaseFormat } from '../publish-options.ts';
import { readLive } from './read-live.ts';
import { evidenceFolder, findBrowser, runRehearsal } from './run-rehearsal.ts';
import { verdictText } from './verdict-text.ts';

const mergedText = (merged: readonly string[]): string =>
  merged.length === 0 ? '' : ` The live release was merged into the brand's folder: ${merged.join(', ')}.`;

export interface ReleaseRehearsal extends BaseOptions {
  readonly evidence?: string | undefined;
  readonly format: ReleaseFormat;
  readonly replaceBrand: boolean;
  /** Reads the brand again, after the live release was merged into its folder. */
  readonly read: () => Promise<PreparedBrand>;
}

export interface ReleaseRehearsed {
  /** The brand after the merge. */
  readonly prepared: PreparedBrand;
  readonly rehearsed: RehearsedRelease;
  /** The files of the brand's folder that were merged with the live release. */
  readonly merged: readonly string[];
}

/**
 * Rehearses the release that a publish would make live, and prints the verdict to standard error. Before that, it refuses what the publish would refuse,
 * and merges the live release into the brand's folder if asked to. For the Node server, which renders documents on demand, it renders them with the
 * installed build. The folder of releases is not locked during the rehearsal. If the rehearsal fails, throws a `CommandError` that names the evidence
 * folder.
 */
export const rehearseRelease = async (
  target: string,
  checked: PreparedBrand,
  options: ReleaseRehearsal,
  io: CommandIo,
): Promise<ReleaseRehearsed> => {
  const { evidence: named, format, replaceBrand } = options;
  const name = brandName(checked.folder);
  const openBrowser = await findBrowser(io);
  await requireOpenTarget(target, { brand: name, kind: format.kind, replaceBrand });
  const evidence = evidenceFolder(named, name, new Date());
  const merged = await settleBase(target, checked.folder, options);
  const prepared = merged.length === 0 ? checked : await options.read();
  const { folder } = prepared;
  const before = await beforeRehearsal(target, prepared);
  const rendering = format.kind === 'server' ? await releaseFormat('files') : format;
  const live = await readLive(target, name, { format: rendering, replaceBrand });
  io.progress(`Writing the documents of ${folder.id}`);
  const files = await rendering.files(prepared);
  const state = stateOfBrand(folder.brand, folder);
  const report = await runRehearsal({ name, state, files, live, evidence, openBrowser }, io);
  io.error(verdictText(report, painter(io)));
  if (report.verdict === 'failed')
    throw refused(
      'rehearsal-failed',
      `${name} is not published, because it failed its rehearsal. The evidence is in ${printable(evidence, 300)}; the live release is unchanged.${mergedText(merged)}`,
    );
  const written = format === rendering ? files : await format.files(prepared);
  return { prepared, merged, rehearsed: { ...before, files: written } };
};
