import type { ReleaseCounts } from '../../browser-reports/report-counts.ts';

/** What to do with a canary, and why. */
export interface CanaryDecision {
  readonly act: 'continue' | 'next' | 'take-back';
  readonly reasons: readonly string[];
}

interface CanaryEvidence {
  /** The release of the canary. */
  readonly fresh: ReleaseCounts;
  /** The live release, to which the canary's release is compared. */
  readonly live: ReleaseCounts;
  /** The time since the step began, and the minimum duration of the step, in minutes. */
  readonly minutes: number;
  readonly leastMinutes: number;
}

/**
 * The minimum number of visitors of each release that must have reported before the canary's release can be rolled
 * back, and before the next step.
 */
const LEAST_FOR_FAULT = 20;
const LEAST_FOR_STEP = 50;
/** The minimum number of affected visitors, and by how much their share must exceed that of the live release. */
const LEAST_AFFECTED = 5;
const LEAST_EXCESS = 0.02;
/** The maximum probability that such a difference is due to chance. It is small, because all signals are tested every few seconds. */
const CHANCE = 1e-6;
/**
 * The minimum ratio of the 75th percentiles of paint, in addition to what chance explains, and the minimum number of
 * visitors of each release with a paint.
 */
const SLOWER = 1.15;
const LEAST_PAINTS = 50;
const PAINT_DEVIATIONS = 3.5;
const PERCENTILE = 0.75;

const logFactorials = [0];
const logFactorial = (n: number): number => {
  while (logFactorials.length <= n) logFactorials.push((logFactorials.at(-1) ?? 0) + Math.log(logFactorials.length));
  return logFactorials[n] ?? 0;
};
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: the probability that at least `affected` of all affected visitors are in the first
 * group, if visitors of both groups are equally likely to be affected.
 */
const chanceOf = (affected: number, visitors: number, others: number, allOthers: number): number => {
  const all = affected + others;
  const total = logChoose(visitors + allOthers, all);
  let chance = 0;
  for (let count = affected; count <= Math.min(all, visitors); count += 1)
    if (all - count <= allOthers)
      chance += Math.exp(logChoose(visitors, count) + logChoose(allOthers, all - count) - total);
  return chance;
};

/** A signal: what it counts, and for which visitors. */
interface Signal {
  readonly name: string;
  readonly affected: (counts: ReleaseCounts) => number;
  readonly among: (counts: ReleaseCounts) => number;
}

const SIGNALS: readonly Signal[] = [
  {
    name: 'scripts or style sheets that failed to load',
    affected: ({ loadFailures }) => loadFailures,
    among: ({ visitors }) => visitors,
  },
  {
    name: 'reports of the content security policy',
    affected: ({ policyReports }) => policyReports,
    among: ({ visitors }) => visitors,
  },
  { name: 'failed logins', affected: ({ failedLogins }) => failedLogins, among: ({ logins }) => logins },
  { name: 'failed deposits', affected: ({ failedDeposits }) => failedDeposits, among: ({ deposits }) => deposits },
];

const faultOf = ({ name, affected, among }: Signal, { fresh, live }: CanaryEvidence): readonly string[] => {
  const [count, visitors, others, allOthers] = [affected(fresh), among(fresh), affected(live), among(live)];
  if (visitors < LEAST_FOR_FAULT || allOthers < LEAST_FOR_FAULT || count < LEAST_AFFECTED) return [];
  if (count / visitors - others / allOthers < LEAST_EXCESS) return [];
  return chanceOf(count, visitors, others, allOthers) > CHANCE
    ? []
    : [`${name}: ${count} of ${visitors} visitors of the new release, ${others} of ${allOthers} of the live one`];
};

/** The 75th percentile of the reported paints, and the bounds within which that of all visitors lies. */
const percentileBounds = (
  paints: readonly number[],
): { readonly low: number; readonly middle: number; readonly high: number } => {
  const sorted = paints.toSorted((one, other) => one - other);
  const at = (index: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(index)))] ?? 0;
  const middle = sorted.length * PERCENTILE;
  const deviation = PAINT_DEVIATIONS * Math.sqrt(middle * (1 - PERCENTILE));
  return { low: at(middle - deviation), middle: at(middle), high: at(middle + deviation) };
};

const slowPaint = ({ fresh, live }: CanaryEvidence): readonly string[] => {
  if (fresh.paints.length < LEAST_PAINTS || live.paints.length < LEAST_PAINTS) return [];
  const [now, before] = [percentileBounds(fresh.paints), percentileBounds(live.paints)];
  return now.low < before.high * SLOWER
    ? []
    : [
        `paint: 75 % of ${fresh.paints.length} visitors of the new release see the page within ${now.middle} ms, of the live one within ${before.middle} ms`,
      ];
};

/**
 * Decides how a canary's step continues, from the reports of browsers: rolls the release back if one of five signals is
 * worse than in the live release beyond chance, goes to the next share after the minimum time if enough visitors have
 * reported, and otherwise waits.
 */
export const decideCanary = (evidence: CanaryEvidence): CanaryDecision => {
  const faults = [...SIGNALS.flatMap((signal) => faultOf(signal, evidence)), ...slowPaint(evidence)];
  if (faults.length > 0) return { act: 'take-back', reasons: faults };
  const { fresh, live, minutes, leastMinutes } = evidence;
  const few = Math.min(fresh.visitors, live.visitors) < LEAST_FOR_STEP;
  const compared = `${fresh.visitors} visitors of the new release and ${live.visitors} of the live one have reported`;
  if (few) return { act: 'continue', reasons: [`${compared}, of ${LEAST_FOR_STEP} each that the next step needs`] };
  if (minutes < leastMinutes) return { act: 'continue', reasons: [`the step takes ${leastMinutes} minutes`] };
  return { act: 'next', reasons: [compared] };
};
