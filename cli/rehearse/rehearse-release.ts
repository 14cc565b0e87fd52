import { printable } from '#schemas/checks/finding.ts';
import { stateOfBrand } from '#publish/operators/diff/brand-state.ts';
import { brandName } from '#publish/operators/environments/brand-name.ts';
import type { PreparedBrand } from '#publish/operators/publish/prepare-brand.ts';
import { beforeRehearsal, type RehearsedRelease } from '#publish/operators/publish/rehearsed-release.ts';
import type { ReleaseFormat } from '#publish/operators/publish/release-format.ts';
import { refused } from '../frame/command-error.ts';
import type { CommandIo } from '../frame/command-io.ts';
import { painter } from '../print-findings.ts';
import { releaseFormat } from '../publish-options.ts';
import { readLive } from './read-live.ts';
import { evidenceFolder, findBrowser, runRehearsal } from './run-rehearsal.ts';
import { verdictText } from './verdict-text.ts';

/**
 * Rehearses the release that a publish would make live, and prints the verdict to standard error. For the Node server, which renders documents on
 * demand, it renders them with the installed build. The folder of releases is not locked during the rehearsal. If the rehearsal fails, throws a `CommandError` that names the evidence folder.
 */
export const rehearseRelease = async (
  target: string,
  prepared: PreparedBrand,
  { evidence: named, format }: { readonly evidence?: string | undefined; readonly format: ReleaseFormat },
  io: CommandIo,
): Promise<RehearsedRelease> => {
  const { folder } = prepared;
  const name = brandName(folder);
  const openBrowser = await findBrowser(io);
  const evidence = evidenceFolder(named, name, new Date());
  const before = await beforeRehearsal(target, prepared);
  const rendering = format.kind === 'server' ? await releaseFormat('files') : format;
  const live = await readLive(target, name, rendering);
  io.progress(`Writing the documents of ${folder.id}`);
  const files = await rendering.files(prepared);
  const state = stateOfBrand(folder.brand, folder);
  const report = await runRehearsal({ name, state, files, live, evidence, openBrowser }, io);
  io.error(verdictText(report, painter(io)));
  if (report.verdict === 'failed')
    throw refused(
      'rehearsal-failed',
      `${name} is not published, because it failed its rehearsal. The evidence is in ${printable(evidence, 300)}; the live release is unchanged.`,
    );
  return { ...before, files: format === rendering ? files : await format.files(prepared) };
};
