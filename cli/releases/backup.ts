import { resolve } from 'node:path';
import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { restoreBackup, writeBackup } from '#publish/operators/releases/backup.ts';
import { whileLocked } from '#publish/locks/while-locked.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { countText } from '../print-findings.ts';
import { onTarget, openTarget } from './on-target.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const backupSchema = closed({
  brand: Type.String(),
  releases: Type.Integer({ description: 'How many releases the backup has.' }),
  bytes: Type.Integer({ description: 'The size of the file.' }),
});

interface BackupValues {
  readonly out: string;
  readonly to: string;
}

/** `marquee backup --out DIR --to FILE`: writes all releases of a folder into one tar archive. */
export const backupCommand = implement(
  backupSchema,
  ({ values: { out, to }, io }: CommandInput<BackupValues, readonly []>) =>
    onTarget(out, (target) =>
      whileLocked(target, async () => {
        await openTarget(target, out, io);
        io.progress(`Writing ${to}`);
        const { brand, releases, bytes } = await writeBackup(target, resolve(to), new Date());
        return {
          exit: EXIT.done,
          result: { brand, releases, bytes },
          text: `${brand}: ${countText(releases, 'release')} in ${to}, ${megabytes(bytes)}; marquee restore ${to} --out DIR restores them\n`,
        };
      }),
    ),
);

const restoreSchema = closed({
  brand: Type.String(),
  releases: Type.Integer({ description: 'How many releases are restored.' }),
  live: Type.String({ description: 'The release that is served.' }),
});

/** `marquee restore FILE --out DIR`: restores a backup into an empty folder. */
export const restoreCommand = implement(
  restoreSchema,
  ({ values: { out }, args: [file], io }: CommandInput<{ readonly out: string }, readonly [string]>) =>
    onTarget(out, async (target) => {
      io.progress(`Reading ${file}`);
      const { hasLeftover, ...result } = await restoreBackup(resolve(file), target);
      if (hasLeftover) io.error(`  removed    ${out}.restoring, which an interrupted command left behind\n`);
      return {
        exit: EXIT.done,
        result,
        text: `${result.brand}: ${countText(result.releases, 'release')} in ${out}; ${result.live} is live in ${out}/current\n`,
      };
    }),
);
