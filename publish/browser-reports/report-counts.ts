import type { BrowserReport } from './read-report.ts';

/** What the visitors of one release have reported. Each number except `paints` counts visitors, not reports. */
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
  /** Whether the visitor gets the release of the canary. */
  readonly isFresh: boolean;
}

interface ReportCounts {
  /** Adds a report; returns false if it is not counted, because its address has sent too many. */
  readonly add: (source: ReportSource, report: BrowserReport, now: number) => boolean;
  readonly of: (group: 'fresh' | 'live') => ReleaseCounts;
}

/** Visitors beyond these are not counted: the first ones are a sample. */
const MOST_VISITORS = 20_000;
/** An address counts as up to this many visitors of a release, fewer than a decision needs, so nobody decides with one address. */
const MOST_VISITORS_PER_ADDRESS = 2;
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

interface Address {
  readonly visitors: Set<string>;
  minute: number;
  reports: number;
}

/** Returns the part of an address that one customer of a provider has: of an IPv6 address the first 56 bits. */
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

/**
 * Counts the reports of browsers during a step of a canary. Nobody decides it alone: a visitor counts once, an address as a few visitors, and what is
 * kept in memory is limited.
 */
export const createReportCounts = (): ReportCounts => {
  const groups = { fresh: new Map<string, Visitor>(), live: new Map<string, Visitor>() };
  const addresses = new Map<string, Address>();

  const mayReport = (address: Address, visitor: string, now: number): boolean => {
    const minute = Math.floor(now / MINUTE_MS);
    address.reports = address.minute === minute ? address.reports + 1 : 1;
    address.minute = minute;
    return (
      address.reports <= MOST_REPORTS_PER_MINUTE &&
      (address.visitors.has(visitor) || address.visitors.size < MOST_VISITORS_PER_ADDRESS)
    );
  };

  return {
    add: ({ visitor, address, isFresh }, report, now) => {
      const group = groups[isFresh ? 'fresh' : 'live'];
      if (!group.has(visitor) && group.size >= MOST_VISITORS) return false;
      const network = `${networkOf(address)} ${isFresh ? 'fresh' : 'live'}`;
      const from = addresses.get(network) ?? { visitors: new Set(), minute: 0, reports: 0 };
      if (!mayReport(from, visitor, now)) return false;
      addresses.set(network, from);
      from.visitors.add(visitor);
      const known = group.get(visitor);
      group.set(visitor, {
        loadFailed: report.loadFailed || known?.loadFailed === true,
        isPolicyReport: report.isPolicyReport || known?.isPolicyReport === true,
        login: latest(known?.login ?? null, report.login),
        deposit: latest(known?.deposit ?? null, report.deposit),
        paint: report.paint === null ? (known?.paint ?? null) : Math.max(report.paint, known?.paint ?? 0),
      });
      return true;
    },
    of: (name) => {
      const visitors = [...groups[name].values()];
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
