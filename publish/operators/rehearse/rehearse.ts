import type { Browser } from 'playwright';
import { sitePaths } from '#src/document/document-paths.ts';
import type { Difference } from '../diff/difference.ts';
import { diffBrands } from '../diff/diff-brands.ts';
import type { BrandState } from '../diff/brand-state.ts';
import { compareParts } from './compare-parts.ts';
import {
  isExplained,
  judgeDifferences,
  judgePaint,
  judgeVisits,
  type PaintTime,
  type Sighting,
  type VisitPair,
} from './judge.ts';
import { measurePaint } from './measure-paint.ts';
import { totalBytes, type Observation } from './observation.ts';
import { LoginFailed, openTab, type Account, type Tab } from './open-tab.ts';
import { planVisits, type Role, type Theme, type Visit, type VisitPlan } from './plan-visits.ts';
import { rehearseJourneys } from './rehearse-journeys.ts';
import { sideOrigin, type SideName } from './rehearsal-site.ts';

export interface RehearsalOptions {
  readonly browser: Browser;
  /** The port at which `rehearsalHandler` is served. */
  readonly port: number;
  readonly now: BrandState;
  /** The live release; `null` if there is none. */
  readonly live: BrandState | null;
  /** Members of the sandbox with money: the first one visits pages. */
  readonly accounts: readonly [Account, ...Account[]];
  /** Called after the visits, before the journeys, which change what the platform answers. */
  readonly onVisited: () => void;
  readonly progress: (step: string) => void;
}

/** What a rehearsal has found, before it is grouped. */
export interface Rehearsed {
  readonly plan: VisitPlan;
  readonly pairs: readonly VisitPair[];
  readonly sightings: readonly Sighting[];
  readonly paints: readonly PaintTime[];
  readonly differences: readonly Difference[];
  /** What could not be visited or played, and why. */
  readonly skipped: readonly string[];
  /** The pages at which journeys failed. */
  readonly shots: ReadonlyMap<Visit, Uint8Array>;
}

/** How many pages are visited at the same time. */
const WORKERS = 2;
/** How many visits use the same tab. */
const BATCH = 8;
/** The time after which only the pages in the default language and theme are still visited. */
const LATE_MS = 75_000;
const PAINT_PAGES = ['/index', '/promotions'];

/** Visits by a player with the same role and theme, who needs one tab. */
interface Batch {
  readonly role: Role;
  readonly theme: Theme;
  readonly visits: readonly Visit[];
}

const batches = (visits: readonly Visit[]): readonly Batch[] => {
  const players = new Map<string, Visit[]>();
  for (const visit of visits) {
    const player = `${visit.role} ${visit.theme}`;
    const own = players.get(player);
    if (own === undefined) players.set(player, [visit]);
    else own.push(visit);
  }
  return [...players.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / BATCH) }, (_, index) =>
      own.slice(index * BATCH, (index + 1) * BATCH),
    ).flatMap((part) => (part[0] === undefined ? [] : [{ role: part[0].role, theme: part[0].theme, visits: part }])),
  );
};

type Tabs = Readonly<Record<SideName, Tab | null>>;

/** Visits a page on both releases. The live one is audited only if the new one has violations, to tell which of them are new. */
const visitBoth = async (
  tabs: Tabs,
  visit: Visit,
  { livePages, differences }: { readonly livePages: ReadonlySet<string>; readonly differences: readonly Difference[] },
): Promise<VisitPair | null> => {
  if (tabs.new === null) return null;
  const after = await tabs.new.visit(visit, { isAudited: true });
  if (tabs.live === null || !livePages.has(visit.path)) return { after, before: null, changes: [] };
  const hasViolations = after.faults.some(({ part }) => part === 'axe' || part === 'contrast');
  const before = await tabs.live.visit(visit, { isAudited: hasViolations });
  const changes = compareParts(before, after);
  const isBroken = after.faults.some(({ part }) => part === 'status');
  if (isBroken || changes.every((change) => isExplained(change, differences))) return { after, before, changes };
  // A change must show again after a long wait, and not between two visits of the same release.
  const beforeAgain = await tabs.live.visit(visit, { isPatient: true });
  const afterAgain = await tabs.new.visit(visit, { isPatient: true });
  const noise = new Set(compareParts(before, beforeAgain).map(({ spot }) => spot));
  const again = new Set(compareParts(beforeAgain, afterAgain).map(({ cause }) => cause));
  return { after, before, changes: changes.filter(({ spot, cause }) => again.has(cause) && !noise.has(spot)) };
};

/** Rehearses a release: visits its pages beside those of the live one, measures and compares them. */
export const rehearse = async (options: RehearsalOptions): Promise<Rehearsed> => {
  const { browser, port, now, live, accounts, progress } = options;
  const [account] = accounts;
  const differences = live === null ? [] : diffBrands(live, now);
  const livePages = new Set(live === null ? [] : sitePaths(live.brand));
  const plan = planVisits(now.brand);
  const sides: readonly SideName[] = live === null ? ['new'] : ['live', 'new'];
  const originOf = (side: SideName): string => sideOrigin(side, now.brand, port);
  const time = Date.now();
  const since = performance.now();

  const paints: PaintTime[] = [];
  for (const page of PAINT_PAGES.filter((path) =>
    plan.visits.some((visit) => visit.path === path && visit.role === 'visitor'),
  )) {
    progress(`Measuring the first paint of ${page}`);
    const measured = await measurePaint(browser, sides.map(originOf), page);
    const painted = measured[originOf('new')];
    if (painted !== undefined) paints.push({ page, live: measured[originOf('live')] ?? null, new: painted });
  }

  const skipped: string[] = [];
  const failures: Sighting[] = [];
  const open = async (side: SideName, { role, theme }: Batch): Promise<Tab | null> => {
    if (!sides.includes(side)) return null;
    try {
      return await openTab(browser, { origin: originOf(side), role, theme, account, now: time });
    } catch (error) {
      if (!(error instanceof LoginFailed)) throw error;
      if (side === 'new') failures.push({ part: 'journey', severity: 'error', what: error.message, visit: null });
      skipped.push(`the pages of members on the ${side} release: ${error.message}`);
      return null;
    }
  };
  const pairs: VisitPair[] = [];
  const waiting = [...batches(plan.visits)];
  let late = 0;
  const isLate = ({ language, theme }: Visit): boolean =>
    performance.now() - since > LATE_MS &&
    (language !== now.brand.languages.default || theme !== now.brand.theme.default);
  const work = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      const tabs = { new: await open('new', batch), live: await open('live', batch) };
      for (const visit of batch.visits) {
        if (isLate(visit)) {
          late += 1;
          continue;
        }
        progress(`Visiting ${visit.path} (${pairs.length + 1} of ${plan.visits.length})`);
        const pair = await visitBoth(tabs, visit, { livePages, differences });
        if (pair !== null) pairs.push(pair);
      }
      await Promise.all([tabs.new?.close(), tabs.live?.close()]);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  if (late > 0) skipped.push(`${late} views in other languages and themes, because the machine is too slow`);
  options.onVisited();
  const journeys = await rehearseJourneys({ browser, brand: now.brand, sides, originOf, accounts, progress });
  return {
    plan,
    pairs,
    shots: journeys.shots,
    paints,
    differences,
    skipped: [...new Set([...skipped, ...journeys.skipped])],
    sightings: [
      ...judgeVisits(pairs, differences),
      ...judgeDifferences(differences),
      ...judgePaint(paints),
      ...failures,
      ...journeys.sightings,
    ],
  };
};

/** The compressed bytes of the default view of each page. */
export const bytesByPage = (
  pairs: readonly VisitPair[],
): { readonly page: string; readonly live: number | null; readonly new: number }[] => {
  const seen = new Map<string, VisitPair>();
  for (const pair of pairs) if (!seen.has(pair.after.visit.path)) seen.set(pair.after.visit.path, pair);
  const total = (observation: Observation | null): number | null =>
    observation === null ? null : totalBytes(observation.bytes);
  return [...seen].map(([page, { before, after }]) => ({ page, live: total(before), new: totalBytes(after.bytes) }));
};
