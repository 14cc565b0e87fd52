import type { Browser } from 'playwright';
import { sitePaths } from '#src/document/document-paths.ts';
import type { BrandState } from '../diff/brand-state.ts';
import { diffBrands } from '../diff/diff-brands.ts';
import type { Difference } from '../diff/difference.ts';
import { judgeDifferences, judgePaint, judgeVisits, type PaintTime, type Sighting, type VisitPair } from './judge.ts';
import { measurePaint } from './measure-paint.ts';
import { totalBytes, type Observation } from './observation.ts';
import type { Account } from './open-tab.ts';
import { planVisits, type Visit, type VisitPlan } from './plan-visits.ts';
import { rehearseJourneys, type JourneyOptions } from './rehearse-journeys.ts';
import { sideOrigin, type SideName } from './rehearsal-site.ts';
import { visitPages } from './visit-pages.ts';

export interface RehearsalOptions {
  readonly browser: Browser;
  /** The port on which `rehearsalHandler` is served. */
  readonly port: number;
  readonly now: BrandState;
  /** The live release; `null` if there is none. */
  readonly live: BrandState | null;
  /** A member of the sandbox with money, who visits pages and plays journeys. */
  readonly account: Account;
  /** Called after the visits and before the journeys, which change the platform's answers. */
  readonly onVisited: () => void;
  readonly progress: (step: string) => void;
}

/** The findings of a rehearsal, before they are grouped. */
export interface Rehearsed {
  readonly plan: VisitPlan;
  readonly pairs: readonly VisitPair[];
  readonly sightings: readonly Sighting[];
  readonly paints: readonly PaintTime[];
  readonly differences: readonly Difference[];
  /** What could not be visited or played, and why. */
  readonly skipped: readonly string[];
  /** The screenshots of the pages on which journeys failed. */
  readonly shots: ReadonlyMap<Visit, Uint8Array>;
}

/** The time after which pages are visited only in the default language and theme. */
const LATE_MS = 75_000;
const PAINT_PAGES = ['/index', '/promotions'];

/** Measures the largest paint of the pages that most visitors open first. */
const measurePaints = async (
  pages: readonly string[],
  { browser, sides, originOf, progress }: Pick<JourneyOptions, 'browser' | 'sides' | 'originOf' | 'progress'>,
): Promise<readonly PaintTime[]> => {
  const paints: PaintTime[] = [];
  for (const page of pages) {
    progress(`Measuring the largest paint of ${page}`);
    const measured = await measurePaint(browser, sides.map(originOf), page);
    paints.push({ page, live: measured[originOf('live')] ?? null, new: measured[originOf('new')] ?? null });
  }
  return paints;
};

/** Rehearses a release: visits its pages and those of the live release, measures and compares them, and plays the journeys of players. */
export const rehearse = async (options: RehearsalOptions): Promise<Rehearsed> => {
  const { browser, port, now, live, account, progress, onVisited } = options;
  const since = performance.now();
  const { brand } = now;
  const differences = live === null ? [] : diffBrands(live, now);
  const plan = planVisits(brand);
  const sides: readonly SideName[] = live === null ? ['new'] : ['live', 'new'];
  const served = { browser, brand, sides, progress, originOf: (side: SideName) => sideOrigin(side, brand, port) };

  const isVisited = (page: string): boolean =>
    plan.visits.some(({ path, role }) => path === page && role === 'visitor');
  const paints = await measurePaints(PAINT_PAGES.filter(isVisited), served);
  const { pairs, failures, skipped } = await visitPages({
    ...served,
    visits: plan.visits,
    account,
    livePages: new Set(live === null ? [] : sitePaths(live.brand)),
    differences,
    now: Date.now(),
    isLate: () => performance.now() - since > LATE_MS,
  });
  const broken = new Set(
    pairs
      .filter(({ after }) => after.faults.some(({ part }) => part === 'status'))
      .map(({ after }) => after.visit.path),
  );
  const unmeasured = paints
    .filter((paint) => paint.new === null && paint.live === null)
    .map(({ page }) => `the largest paint of ${page} on ${sides.join(' and ')}: it takes too long to measure`);
  onVisited();
  const journeys = await rehearseJourneys({ ...served, account });
  return {
    plan,
    pairs,
    shots: journeys.shots,
    paints,
    differences,
    skipped: [...new Set([...skipped, ...unmeasured, ...journeys.skipped])],
    sightings: [
      ...judgeVisits(pairs, differences),
      ...judgeDifferences(differences),
      // A page that does not start is not painted either, which its visit has reported.
      ...judgePaint(paints.filter((paint) => paint.new !== null || !broken.has(paint.page))),
      ...failures,
      ...journeys.sightings,
    ],
  };
};

/** Returns the compressed size of each page, in its default view. */
export const bytesByPage = (
  pairs: readonly VisitPair[],
): { readonly page: string; readonly live: number | null; readonly new: number }[] => {
  const seen = new Map<string, VisitPair>();
  for (const pair of pairs) if (!seen.has(pair.after.visit.path)) seen.set(pair.after.visit.path, pair);
  const total = (observation: Observation | null): number | null =>
    observation === null ? null : totalBytes(observation.bytes);
  return [...seen].map(([page, { before, after }]) => ({ page, live: total(before), new: totalBytes(after.bytes) }));
};
