import type { Difference, Severity } from '../diff/difference.ts';
import type { PartChange } from './compare-parts.ts';
import { LONGEST_PAINT_MS } from './measure-paint.ts';
import { BYTE_KINDS, totalBytes, type Fault, type Observation } from './observation.ts';
import type { Visit } from './plan-visits.ts';
import type { Part } from './rehearsal-report.ts';

/** The same visit on both releases. */
export interface VisitPair {
  readonly after: Observation;
  /** The same visit on the live release; `null` if there is none. */
  readonly before: Observation | null;
  /** How the parts of the page differ. */
  readonly changes: readonly PartChange[];
}

/** A problem found on one visit. */
export interface Sighting {
  readonly part: Part;
  readonly severity: Severity;
  /** The same text for each visit with the same problem. */
  readonly what: string;
  readonly detail?: string;
  readonly isLiveToo?: boolean;
  /** The visit; `null` if the problem belongs to no page. */
  readonly visit: Visit | null;
}

/** A page fails if it grows by at least both this share and these bytes. */
const MOST_GROWTH = 0.25;
const LEAST_GROWTH_BYTES = 150_000;
/** The maximum size of a page in compressed bytes. */
const MOST_BYTES = 3_000_000;
/** A release fails if its largest paint is slower by more than both this ratio and these milliseconds. */
const MOST_PAINT_RATIO = 1.5;
const LEAST_PAINT_MS = 200;

const severityOf = ({ part, what, isForeign }: Fault): Severity =>
  isForeign === true || (part === 'console' && what.startsWith('warning:')) ? 'warning' : 'error';

/** The most elements of a page that are named for one fault. */
const MOST_ELEMENTS = 10;

/** Returns the fault of which an element is an example; `null` if the fault does not concern an element. */
const ruleOf = ({ part, what }: Fault): string | null =>
  part === 'axe' ? `axe ${what.split(':')[0] ?? ''}` : part === 'contrast' || part === 'overflow' ? part : null;

const shortened = (faults: readonly Fault[]): readonly Fault[] => {
  const counts = new Map<string, number>();
  return faults.filter((fault) => {
    const rule = ruleOf(fault);
    if (rule === null) return true;
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= MOST_ELEMENTS;
  });
};

const faultsOf = ({ after, before }: VisitPair): readonly Sighting[] => {
  const known = new Set(before?.faults.map(({ part, what }) => `${part} ${what}`));
  const isKnown = ({ part, what }: Fault): boolean => known.has(`${part} ${what}`);
  const sighting = (fault: Fault): Sighting => {
    const isLiveToo = isKnown(fault);
    const severity = isLiveToo ? 'info' : severityOf(fault);
    return { part: fault.part, severity, what: fault.what, isLiveToo, visit: after.visit };
  };
  // Shortened only now, so that many faults of the live release do not hide a new one.
  const fresh = shortened(after.faults.filter((fault) => !isKnown(fault)));
  return [...fresh, ...shortened(after.faults.filter(isKnown))].map(sighting);
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

const bytesOf = ({ after, before }: VisitPair): readonly Sighting[] => {
  const now = totalBytes(after.bytes);
  const { path } = after.visit;
  // The size of a page that does not respond is unknown, and counted as 0.
  const was = before === null ? null : totalBytes(before.bytes) || null;
  const isLiveToo = was !== null && was > MOST_BYTES;
  const isGrown = was !== null && now - was >= LEAST_GROWTH_BYTES && now >= was * (1 + MOST_GROWTH);
  if (now > MOST_BYTES && !(isLiveToo && isGrown))
    return [
      {
        part: 'bytes',
        severity: isLiveToo ? 'info' : 'error',
        what: `the page loads more than ${kilobytes(MOST_BYTES)}`,
        detail: `${path}: ${kilobytes(now)}`,
        isLiveToo,
        visit: after.visit,
      },
    ];
  if (before === null || was === null || !isGrown) return [];
  const [kind] = BYTE_KINDS.toSorted(
    (one, other) => after.bytes[other] - before.bytes[other] - (after.bytes[one] - before.bytes[one]),
  );
  return [
    {
      part: 'bytes',
      severity: 'error',
      what: `the page loads at least ${MOST_GROWTH * 100} % more than on the live release, mostly ${kind ?? 'other'} files`,
      detail: `${path}: ${kilobytes(was)} becomes ${kilobytes(now)}`,
      visit: after.visit,
    },
  ];
};

/** A page that leads elsewhere only on the new release is lost for players. */
const landingOf = ({ after, before }: VisitPair): readonly Sighting[] =>
  before === null || before.landed === after.landed
    ? []
    : [
        {
          part: 'status',
          severity: before.landed === after.visit.path ? 'error' : 'warning',
          what: `${after.visit.path} leads to ${after.landed} instead of ${before.landed}`,
          visit: after.visit,
        },
      ];

/** The places at which a difference of the brand explains a visual change, for each kind of change. */
const EXPLAINS: Readonly<Record<PartChange['kind'], RegExp>> = {
  style: /^\/(?:theme|layout|scheduledLooks|banners|files)/,
  drawn: /^\/(?:theme|layout|scheduledLooks|banners|files|assets)/,
  picture: /^\/(?:layout|banners|files|assets|pages|pageTexts|modules)/,
  text: /^\/(?!theme|platform|hosts|merchant)/,
  gone: /^\/(?!theme|platform|hosts|merchant)/,
  added: /^\/(?!theme|platform|hosts|merchant)/,
};

/** Whether a change of the brand explains a visual change on a page. */
export const isExplained = ({ kind }: PartChange, differences: readonly Difference[]): boolean =>
  differences.some(({ place }) => EXPLAINS[kind].test(place));

const picturesOf = ({ after, changes }: VisitPair, differences: readonly Difference[]): readonly Sighting[] =>
  changes.map((change) => ({
    part: 'picture',
    severity: isExplained(change, differences) ? 'info' : 'warning',
    what: change.cause,
    detail: change.part,
    visit: after.visit,
  }));

/** Returns the faults of, and the changes on, the pages of a release. */
export const judgeVisits = (pairs: readonly VisitPair[], differences: readonly Difference[]): readonly Sighting[] =>
  pairs.flatMap((pair) => [...faultsOf(pair), ...landingOf(pair), ...bytesOf(pair), ...picturesOf(pair, differences)]);

/** Returns the changes of the brand that take something away from players or may confuse them. */
export const judgeDifferences = (differences: readonly Difference[]): readonly Sighting[] =>
  differences
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, message, check }) => ({ part: 'diff', severity, what: message, detail: check, visit: null }));

export interface PaintTime {
  readonly page: string;
  /** Milliseconds until the largest paint; `null` if the page was not painted in time. */
  readonly live: number | null;
  readonly new: number | null;
}

const slowPaint = (what: string, detail: string): Sighting => ({
  part: 'paint',
  severity: 'error',
  what,
  detail,
  visit: null,
});

/** Returns a sighting for each page whose largest paint is much later than on the live release, or does not happen in time. */
export const judgePaint = (paints: readonly PaintTime[]): readonly Sighting[] =>
  paints.flatMap(({ page, live, new: now }) => {
    if (live === null) return [];
    const was = Math.round(live);
    if (now === null)
      return [
        slowPaint(`the page is not painted within ${LONGEST_PAINT_MS / 1000} seconds`, `${page}: ${was} ms on live`),
      ];
    return now > live * MOST_PAINT_RATIO && now - live > LEAST_PAINT_MS
      ? [
          slowPaint(
            `the largest paint takes more than ${MOST_PAINT_RATIO} times as long as on the live release`,
            `${page}: ${was} ms becomes ${Math.round(now)} ms`,
          ),
        ]
      : [];
  });
