import { NGINX_RELEASE } from '#publish/nginx-site.ts';
import type { Canary } from '#publish/operators/releases/manifest.ts';
import { releaseFile, servedRelease } from '#publish/operators/releases/release-paths.ts';
import { settle } from '#publish/operators/releases/target-folder.ts';
import { afterSwitch, isReportFailed, type SwitchCommands, type SwitchReport } from './after-switch.ts';

/** A change of a canary. */
interface CanaryChange {
  readonly brand: string;
  /** The canary before the change. */
  readonly canary: Canary;
  readonly isEnded: boolean;
}

/**
 * After the shares have changed in a folder that this process has locked, reloads nginx and removes the folders that
 * are no longer served. Runs the command of `--after` only if the canary has ended. Resolves to the live release and
 * the report.
 */
export const afterCanaryChange = async (
  target: string,
  { brand, canary: { release, live: before }, isEnded }: CanaryChange,
  { reload, after }: SwitchCommands,
): Promise<{ readonly live: string; readonly report: SwitchReport }> => {
  const live = (await servedRelease(target)) ?? before;
  const configuration = await releaseFile(target, NGINX_RELEASE);
  const made = { brand, from: live === before ? release : before, to: live, configuration };
  const report = await afterSwitch(target, made, isEnded ? { reload, after } : { reload });
  if (!isReportFailed(report)) await settle(target);
  return { live, report };
};
