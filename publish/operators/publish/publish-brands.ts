import { mkdir } from 'node:fs/promises';
import type { BrandFolder } from '../../brand-folder.ts';
import { whileLocked } from '../../locks/while-locked.ts';
import { brandName } from '../environments/brand-name.ts';
import { requireShareable, shareStore } from '../releases/shared-store.ts';
import { collect, settleUnlessInUse, waitForReaders } from '../releases/target-folder.ts';
import { prepareBrand } from './prepare-brand.ts';
import {
  publishUnsettled,
  type MadeSwitch,
  type PublishedBrand,
  type PublishOptions,
  type PublishSteps,
} from './publish-brand.ts';

/** One of several brands to publish. */
export interface BrandToPublish {
  readonly id: string;
  readonly read: () => Promise<BrandFolder>;
  /** Reads the folder again, after the live release was merged into it. */
  readonly readAgain: () => Promise<BrandFolder>;
}

/** A brand that was published; `made.report` is its switch. */
export interface MadeBrand {
  readonly id: string;
  readonly made: PublishedBrand<MadeSwitch>;
  /** The folder of its releases. */
  readonly target: string;
}

/** A brand that was skipped because of an error; its live release is unchanged. */
export interface SkippedBrand {
  readonly id: string;
  readonly made: null;
  readonly error: unknown;
}

export type BrandOutcome = MadeBrand | SkippedBrand;

/** The outcomes of several brands, in the given order. */
export interface BrandOutcomes<Report> {
  readonly outcomes: readonly BrandOutcome[];
  /** What `afterSwitches` resolved to; `null` if no brand was published. */
  readonly report: Report | null;
}

/** A switch of the served release, with the folder of the brand's releases. */
export interface SwitchedFolder extends MadeSwitch {
  readonly target: string;
}

export interface PublishAllSteps<Report> extends Pick<PublishSteps<Report>, 'progress'> {
  /** Notifies web servers of all switches, after the last one. */
  readonly afterSwitches: (made: readonly SwitchedFolder[]) => Promise<Report>;
}

/** The number of brands processed at the same time, so that files are written for some while others are checked or compressed. */
const AT_ONCE = 8;

/** Calls an action for each item, with at most `AT_ONCE` calls in progress. */
const mapAtOnce = async <Item, Result>(
  items: readonly Item[],
  action: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const rest = items.entries();
  const work = async (): Promise<void> => {
    for (const [at, item] of rest) results[at] = await action(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
};

/**
 * Removes what the switches have left behind. Errors, such as on a full disk, are ignored: they must not hide which brands are live, and the next command
 * cleans up again.
 */
const cleanUp = async (published: readonly MadeBrand[]): Promise<void> => {
  try {
    const replaced = published.filter(({ made }) => made.published.from !== null);
    if (replaced.length > 0) await waitForReaders();
    await mapAtOnce(replaced, ({ target }) => settleUnlessInUse(target));
    const [first] = published;
    if (first !== undefined) await collect(first.target);
  } catch {
    // The next command cleans up again.
  }
};

/**
 * Publishes several brands, each to its own folder `<out>/<brand>`, with a shared `<out>/store`. A brand that cannot be published is skipped, and its
 * live release is unchanged. Web servers are notified once, after the last switch. Rejects with `TargetRefusedError` if `out` contains the releases of
 * a single brand.
 */
export const publishBrands = async <Report>(
  out: string,
  brands: readonly BrandToPublish[],
  options: PublishOptions,
  { progress, afterSwitches }: PublishAllSteps<Report>,
): Promise<BrandOutcomes<Report>> => {
  await requireShareable(out);
  const publish = async ({ id, read, readAgain }: BrandToPublish): Promise<BrandOutcome> => {
    try {
      const prepared = prepareBrand(await read(), options.origin);
      const target = await shareStore(out, brandName(prepared.folder));
      await mkdir(target, { recursive: true });
      const steps = { read: readAgain, progress, afterSwitch: (made: MadeSwitch) => Promise.resolve(made) };
      const made = await whileLocked(target, () => publishUnsettled(target, prepared, options, steps));
      return { id, made, target };
    } catch (error) {
      return { id, made: null, error };
    }
  };
  const outcomes = await mapAtOnce(brands, publish);
  const published = outcomes.filter((outcome) => outcome.made !== null);
  const report =
    published.length === 0
      ? null
      : await afterSwitches(published.map(({ target, made }) => ({ ...made.report, target })));
  await cleanUp(published);
  return { outcomes, report };
};
