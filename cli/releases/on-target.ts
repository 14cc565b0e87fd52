import { resolve } from 'node:path';
import { printable } from '#schemas/checks/finding.ts';
import type { Manifest } from '#publish/operators/releases/manifest.ts';
import type { ReleaseChange } from '#publish/operators/releases/release-details.ts';
import { recover, type FileCheck } from '#publish/operators/releases/recover.ts';
import { readReleases, UnknownRelease } from '#publish/operators/releases/switch-release.ts';
import { wrongUsage } from '../frame/command-error.ts';
import type { Output } from '../frame/command-io.ts';
import type { Paint } from '../print-findings.ts';
import { sayDifference } from '../say-difference.ts';
import { targetFault } from '../target-fault.ts';
import { recoveryLines } from './say-recovery.ts';

/** Converts an error that the folder of a published site has caused to a `CommandError`; returns any other error unchanged. */
export const targetError = (error: unknown, out: string): unknown =>
  error instanceof UnknownRelease ? wrongUsage('unknown-release', error.message) : (targetFault(error, out) ?? error);

/** Runs an action on the folder of a published site. Throws a `CommandError` if the folder does not allow it, or for an unknown release. */
export const onTarget = async <Result>(out: string, action: (target: string) => Promise<Result>): Promise<Result> => {
  try {
    return await action(resolve(out));
  } catch (error) {
    throw targetError(error, out);
  }
};

/** Prints which release is pinned, if any. Every command that works on the folder calls this. */
export const sayPin = ({ pin }: Manifest, out: string, io: Output): void => {
  if (pin !== null)
    io.error(
      `Pinned to ${pin.release} since ${pin.since} by ${printable(pin.by)}; marquee rollback --unpin --out ${out} allows publishing again.\n`,
    );
};

/**
 * Reads the releases of a folder that this process has locked, after any necessary repairs, and prints the repairs and
 * the pin. `check` finds damaged files of the live release; by default, it compares sizes.
 */
export const openTarget = async (target: string, out: string, io: Output, check?: FileCheck): Promise<Manifest> => {
  const { manifest, recovery } = await recover(target, await readReleases(target), new Date(), check);
  const lines = recoveryLines(recovery);
  if (lines.length > 0) io.error(`${lines.join('\n')}\n`);
  sayPin(manifest, out, io);
  return manifest;
};

const SHOWN_CHANGES = 10;

/** The first changes of a release, one per line, and how many more there are. */
export const changeLines = (changes: readonly ReleaseChange[], paint: Paint): readonly string[] => [
  ...changes.slice(0, SHOWN_CHANGES).map((change) => `    ${sayDifference(change, paint)}`),
  ...(changes.length > SHOWN_CHANGES ? [`    and ${changes.length - SHOWN_CHANGES} more`] : []),
];

/** The date and time in UTC, to the minute. */
export const minute = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
