import type { Browser } from 'playwright';
import type { Brand } from '#schemas/brand.ts';
import type { Difference } from '../diff/difference.ts';
import { compareParts } from './compare-parts.ts';
import { isExplained, type Sighting, type VisitPair } from './judge.ts';
import { LoginFailed, openTab, type Account, type Tab } from './open-tab.ts';
import type { Role, Theme, Visit } from './plan-visits.ts';
import type { SideName } from './rehearsal-site.ts';

export interface VisitsOptions {
  readonly browser: Browser;
  readonly brand: Brand;
  readonly visits: readonly Visit[];
  /** The releases that are served. */
  readonly sides: readonly SideName[];
  readonly originOf: (side: SideName) => string;
  /** The member that visits pages. */
  readonly account: Account;
  /** The pages that the live release has. */
  readonly livePages: ReadonlySet<string>;
  readonly differences: readonly Difference[];
  /** The fixed time that pages see, in Unix milliseconds. */
  readonly now: number;
  /** Returns whether time has run short, so that pages are visited only in the default language and theme. */
  readonly isLate: () => boolean;
  readonly progress: (step: string) => void;
}

export interface VisitedPages {
  readonly pairs: readonly VisitPair[];
  /** Logins on the new release that failed. */
  readonly failures: readonly Sighting[];
  /** What could not be visited, and why. */
  readonly skipped: readonly string[];
}

/** The number of pages visited at the same time. */
const WORKERS = 2;
/** The maximum number of visits in the same tab. */
const BATCH = 8;

/** Visits with the same role and theme, which share a tab. */
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

const close = (tabs: Tabs): Promise<unknown> => Promise.all([tabs.new?.close(), tabs.live?.close()]);

/** Visits a page on both releases. The live one is audited only if the new one has violations, to tell which of them are new. */
const visitBoth = async (
  tabs: Tabs,
  visit: Visit,
  { livePages, differences }: Pick<VisitsOptions, 'livePages' | 'differences'>,
): Promise<VisitPair | null> => {
  if (tabs.new === null) return null;
  const after = await tabs.new.visit(visit, { isAudited: true });
  if (tabs.live === null || !livePages.has(visit.path)) return { after, before: null, changes: [] };
  const hasViolations = after.faults.some(({ part }) => part === 'axe' || part === 'contrast');
  const before = await tabs.live.visit(visit, { isAudited: hasViolations });
  // Other differences on a broken page mean nothing.
  if ([...after.faults, ...before.faults].some(({ part }) => part === 'status')) return { after, before, changes: [] };
  const changes = compareParts(before, after);
  if (changes.every((change) => isExplained(change, differences))) return { after, before, changes };
  // A change counts only if it appears again after a longer wait, and not between two visits of the live release.
  const beforeAgain = await tabs.live.visit(visit, { isPatient: true });
  const afterAgain = await tabs.new.visit(visit, { isPatient: true });
  const noise = new Set(compareParts(before, beforeAgain).map(({ spot }) => spot));
  const again = new Set(compareParts(beforeAgain, afterAgain).map(({ cause }) => cause));
  return { after, before, changes: changes.filter(({ spot, cause }) => again.has(cause) && !noise.has(spot)) };
};

/** Visits pages on both releases, several at the same time, starting with those in the default language and theme. */
export const visitPages = async (options: VisitsOptions): Promise<VisitedPages> => {
  const { browser, brand, visits, sides, originOf, account, now, isLate, progress } = options;
  const pairs: VisitPair[] = [];
  const failures: Sighting[] = [];
  const skipped = new Set<string>();
  let late = 0;

  /** Resolves to `null` for a release that is not served, and to the error if the member cannot log in. */
  const open = async (side: SideName, { role, theme }: Batch): Promise<Tab | LoginFailed | null> => {
    if (!sides.includes(side)) return null;
    try {
      return await openTab(browser, { origin: originOf(side), role, theme, account, now });
    } catch (error) {
      if (!(error instanceof LoginFailed)) throw error;
      skipped.add(`the pages of members on the ${side} release: ${error.message}`);
      return error;
    }
  };
  /** A failed login is a new fault only if the member can log in on the live release. */
  const openBoth = async (batch: Batch): Promise<Tabs> => {
    const [after, before] = [await open('new', batch), await open('live', batch)];
    const isLiveToo = before instanceof LoginFailed;
    if (after instanceof LoginFailed)
      failures.push({
        part: 'journey',
        severity: isLiveToo ? 'info' : 'error',
        what: after.message,
        isLiveToo,
        visit: null,
      });
    return { new: after instanceof LoginFailed ? null : after, live: isLiveToo ? null : before };
  };
  const isSpare = ({ language, theme }: Visit): boolean =>
    language !== brand.languages.default || theme !== brand.theme.default;

  const canLogIn = brand.connectors.human === null;
  const planned = canLogIn ? visits : visits.filter(({ role }) => role === 'visitor');
  if (planned.length < visits.length) skipped.add('the pages of members: the brand requires human verification');
  const waiting = [...batches(planned)];
  const work = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      let tabs = await openBoth(batch);
      for (const visit of batch.visits) {
        if (isLate() && isSpare(visit)) {
          late += 1;
          continue;
        }
        if ([tabs.new, tabs.live].some((tab) => tab?.isStuck() === true)) {
          await close(tabs);
          tabs = await openBoth(batch);
        }
        progress(`Visiting ${visit.path} (${pairs.length + 1} of ${planned.length})`);
        const pair = await visitBoth(tabs, visit, options);
        if (pair !== null) pairs.push(pair);
      }
      await close(tabs);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  if (late > 0) skipped.add(`${late} views in other languages and themes, because the machine is too slow`);
  return { pairs, failures, skipped: [...skipped] };
};
