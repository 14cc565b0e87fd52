import { Type } from 'typebox';
import { closed } from '#schemas/brand-parts.ts';
import { printable } from '#schemas/checks/finding.ts';
import { differenceSchema } from '#publish/operators/diff/difference.ts';
import { ContentLost, contentStore, type ContentStore } from '#publish/operators/releases/content-store.ts';
import type { EndedCanary, Manifest, Release } from '#publish/operators/releases/manifest.ts';
import { readDetails, type ReleaseChange } from '#publish/operators/releases/release-details.ts';
import { shareOf } from '#publish/operators/canary/canary-state.ts';
import { readReleases } from '#publish/operators/releases/switch-release.ts';
import { damagedFiles } from '#publish/operators/releases/release-folder.ts';
import { servedRelease } from '#publish/operators/releases/release-paths.ts';
import { FolderInUse } from '#publish/locks/folder-lock.ts';
import { whileLocked } from '#publish/locks/while-locked.ts';
import type { CommandIo, Output } from '../frame/command-io.ts';
import { implement, type CommandInput } from '../frame/command.ts';
import { EXIT } from '../frame/exit-codes.ts';
import { countText, painter, type Paint } from '../print-findings.ts';
import { changeLines, minute, onTarget, openTarget } from './on-target.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

interface ListedRelease extends Omit<Release, 'changes' | 'details' | 'pack'> {
  readonly changes: readonly ReleaseChange[];
  readonly live: boolean;
  readonly pinned: boolean;
  /** The percentage of visitors that get it in a canary; `null` if it is not in one. */
  readonly share: number | null;
  /** How its canaries ended. */
  readonly canaries: readonly Omit<EndedCanary, 'release'>[];
}

const canaryLines = ({ share, canaries }: ListedRelease, { canary }: Pick<Manifest, 'canary'>): readonly string[] => [
  ...(share === null || canary === null
    ? []
    : [`    canary   ${share} % of visitors since ${minute(canary.since)}, of ${canary.steps.join(', ')} %`]),
  ...canaries.flatMap(({ outcome, share: last, at, by, reasons }) => [
    `    canary   ${outcome === 'live' ? 'live for all' : 'rolled back'} after ${last} % of visitors, ${minute(at)}, by ${printable(by)}`,
    ...reasons.map((reason) => `             ${printable(reason, 200)}`),
  ]),
];

const releaseLines = (release: ListedRelease, manifest: Manifest, paint: Paint): readonly string[] => {
  const { id, at, by, note, bytes, changes, live, pinned } = release;
  const marks = [...(live ? ['live'] : []), ...(pinned ? ['pinned'] : [])];
  return [
    `  ${id}  ${minute(at)}  ${printable(by) || 'unknown'}  ${megabytes(bytes)}${marks.map((mark) => `  ${paint(mark, 'good')}`).join('')}`,
    ...(note === '' ? [] : [`    ${printable(note, 200)}`]),
    ...canaryLines(release, manifest),
    ...changeLines(changes, paint),
  ];
};

const releasesSchema = closed({
  brand: Type.String(),
  releases: Type.Array(
    closed({
      id: Type.String(),
      by: Type.String({ description: 'Who published it.' }),
      note: Type.String({ description: 'Why it was published.' }),
      at: Type.String({ description: 'When it was published, as ISO 8601.' }),
      build: Type.String({ description: 'The id of the build that it was made with.' }),
      bytes: Type.Integer({ description: 'The size of its own files, compressed variants included.' }),
      changes: Type.Array(Type.Pick(differenceSchema, ['check', 'severity', 'place', 'message'])),
      live: Type.Boolean(),
      pinned: Type.Boolean(),
      share: Type.Union([Type.Integer(), Type.Null()], {
        description: 'The share of visitors in percent that get it in a canary; null if it is not in one.',
      }),
      canaries: Type.Array(
        closed({
          outcome: Type.Union([Type.Literal('live'), Type.Literal('taken-back')]),
          share: Type.Integer({ description: 'The share of visitors in percent that had it last.' }),
          at: Type.String(),
          by: Type.String(),
          reasons: Type.Array(Type.String()),
        }),
        { description: 'How its canaries ended.' },
      ),
    }),
    { description: 'The newest first.' },
  ),
});

/** Reads the releases of a folder. Repairs the folder first, unless another command is changing it. */
const openListed = async (target: string, out: string, io: Output): Promise<Manifest> => {
  try {
    return await whileLocked(target, () => openTarget(target, out, io, damagedFiles));
  } catch (error) {
    if (error instanceof FolderInUse) return readReleases(target);
    throw error;
  }
};

/** What a release changed. If the store has lost its record, says so, and returns nothing. */
const changesOf = async (
  store: ContentStore,
  release: Pick<Release, 'id' | 'details' | 'pack'>,
  io: CommandIo,
): Promise<readonly ReleaseChange[]> => {
  try {
    return (await readDetails(store, release)).changes;
  } catch (error) {
    if (!(error instanceof ContentLost)) throw error;
    io.error(`The store has lost the record of ${release.id}, so it is unknown what this release changed.\n`);
    return [];
  }
};

/** `marquee releases --out DIR`: lists the releases in a folder, newest first. */
export const releasesCommand = implement(
  releasesSchema,
  ({ values: { out }, io }: CommandInput<{ readonly out: string }, readonly []>) =>
    onTarget(out, async (target) => {
      const manifest = await openListed(target, out, io);
      const store = contentStore(target);
      const served = await servedRelease(target);
      const releases = await Promise.all(
        manifest.releases.toReversed().map(async ({ details, pack, ...release }) => ({
          ...release,
          changes: await changesOf(store, { id: release.id, details, pack }, io),
          live: release.id === served,
          pinned: release.id === manifest.pin?.release,
          share: manifest.canary?.release === release.id ? shareOf(manifest.canary) : null,
          canaries: manifest.endedCanaries
            .filter((ended) => ended.release === release.id)
            .map(({ release: _release, ...ended }) => ended),
        })),
      );
      const paint = painter(io);
      return {
        exit: EXIT.done,
        result: { brand: manifest.brand, releases },
        text: [
          `${manifest.brand} in ${out}: ${countText(releases.length, 'release')}`,
          ...releases.flatMap((release) => releaseLines(release, manifest, paint)),
          '',
        ].join('\n'),
      };
    }),
);
