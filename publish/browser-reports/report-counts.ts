import type { BrowserReport } from './read-report.ts';

/** What the visitors of one release have reported. Every field except `paints` counts visitors, not reports. */
export interface ReleaseCounts {
  readonly visitors: number;
  readonly loadFailures: number;
  readonly policyReports: number;
  readonly logins: number;
  /** Visitors whose logins have all failed. */
  readonly failedLogins: number;
  readonly deposits: number;
  readonly failedDeposits: number;
  /** The slowest largest contentful paint of each visitor that has reported one, in milliseconds. */
  readonly paints: readonly number[];
}

/** Where a report comes from. */
interface ReportSource {
  readonly visitor: string;
  readonly address: string;
  /** Whether the visitor gets the canary's release. */
  readonly isFresh: boolean;
}

interface ReportCounts {
  /** Adds a report; returns false if a limit prevents it from being counted. */
  readonly add: (source: ReportSource, report: BrowserReport, now: number) => boolean;
  readonly of: (group: 'fresh' | 'live') => ReleaseCounts;
}

/** The maximum number of visitors, and of networks, counted for each release: the first ones serve as a sample. */
const MOST_VISITORS = 20_000;
/** The maximum number of visitors counted from one network for each release: fewer than a decision needs. */
const MOST_VISITORS_PER_NETWORK = 2;
const MOST_REPORTS_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

type Outcome = BrowserReport['login'];

interface Visitor {
  loadFailed: boolean;
  isPolicyReport: boolean;
  login: Outcome;
  deposit: Outcome;
  paint: number | null;
}

interface Network {
  readonly visitors: Set<string>;
  minute: number;
  reports: number;
}

/**
 * Returns the part of an address that identifies one customer of an internet provider: the whole IPv4 address, or the
 * first 56 bits of an IPv6 address.
 */
const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const parts = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return parts
    .map((part) => part.padStart(4, '0'))
    .join('')
    .slice(0, 14);
};

const latest = (known: Outcome, next: Outcome): Outcome => (known === 'done' ? known : (next ?? known));

const isFull = (known: ReadonlyMap<string, unknown>, key: string): boolean =>
  !known.has(key) && known.size >= MOST_VISITORS;

const createGroup = () => ({ visitors: new Map<string, Visitor>(), networks: new Map<string, Network>() });

/**
 * Counts the reports of browsers during a step of a canary. Each visitor counts once, however often it reports.
 * Visitors and reports per network are limited, so that one client cannot decide a canary, and memory is limited too.
 */
export const createReportCounts = (): ReportCounts => {
  const groups = { fresh: createGroup(), live: createGroup() };

  const mayReport = (network: Network, visitor: string, now: number): boolean => {
    const minute = Math.floor(now / MINUTE_MS);
    network.reports = network.minute === minute ? network.reports + 1 : 1;
    network.minute = minute;
    return (
      network.reports <= MOST_REPORTS_PER_MINUTE &&
      (network.visitors.has(visitor) || network.visitors.size < MOST_VISITORS_PER_NETWORK)
    );
  };

  return {
    add: ({ visitor, address, isFresh }, report, now) => {
      const { visitors, networks } = groups[isFresh ? 'fresh' : 'live'];
      const from = networkOf(address);
      if (isFull(visitors, visitor) || isFull(networks, from)) return false;
      const network = networks.get(from) ?? { visitors: new Set(), minute: 0, reports: 0 };
      if (!mayReport(network, visitor, now)) return false;
      networks.set(from, network);
      network.visitors.add(visitor);
      const known = visitors.get(visitor);
      visitors.set(visitor, {
        loadFailed: report.loadFailed || known?.loadFailed === true,
        isPolicyReport: report.isPolicyReport || known?.isPolicyReport === true,
        login: latest(known?.login ?? null, report.login),
        deposit: latest(known?.deposit ?? null, report.deposit),
        paint: report.paint === null ? (known?.paint ?? null) : Math.max(report.paint, known?.paint ?? 0),
      });
      return true;
    },
    of: (name) => {
      const visitors = [...groups[name].visitors.values()];
      const count = (is: (visitor: Visitor) => boolean): number => visitors.filter(is).length;
      return {
        visitors: visitors.length,
        loadFailures: count(({ loadFailed }) => loadFailed),
        policyReports: count(({ isPolicyReport }) => isPolicyReport),
        logins: count(({ login }) => login !== null),
        failedLogins: count(({ login }) => login === 'failed'),
        deposits: count(({ deposit }) => deposit !== null),
        failedDeposits: count(({ deposit }) => deposit === 'failed'),
        paints: visitors.flatMap(({ paint }) => paint ?? []),
      };
    },
  };
};
