import { median } from '../figures.ts';

/**
 * Any smaller change, as a fraction of the earlier value, counts as none, even if the noise happened to be smaller still. Hashes in file names vary
 * in size when compressed.
 */
export const SMALLEST_CHANGE = { size: 0.002, time: 0.01, count: 0 } as const;
export type FigureKind = keyof typeof SMALLEST_CHANGE;

/** `once`: the time was measured only once, so its noise is unknown. */
export type Verdict = 'worse' | 'better' | 'same' | 'once';

export interface Comparison {
  readonly before: number;
  readonly after: number;
  readonly ratio: number;
  /** The largest difference between two successive measurements of one checkout, in the figure's unit; `null` for a time measured only once. */
  readonly noise: number | null;
  readonly verdict: Verdict;
}

const differences = (values: readonly number[]): readonly number[] =>
  values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value)));

/**
 * Compares measurements that alternate between before and after. Successive measurements are compared in pairs, so that a machine that slows down
 * affects both sides. Lower is better. A figure has changed if the median difference of the pairs exceeds the largest difference between two
 * successive measurements of one side.
 */
export const compare = (before: readonly number[], after: readonly number[], kind: FigureKind): Comparison => {
  const pairs = before.slice(0, after.length).map((value, at) => (after[at] ?? value) - value);
  const change = median(pairs);
  const found = { before: median(before), after: median(after) };
  const successive = [...differences(before), ...differences(after)];
  const noise = successive.length === 0 && kind === 'time' ? null : Math.max(0, ...successive);
  const least = Math.max(noise ?? 0, SMALLEST_CHANGE[kind] * found.before);
  const verdict = (): Verdict => {
    if (noise === null) return 'once';
    if (Math.abs(change) <= least) return 'same';
    return change > 0 ? 'worse' : 'better';
  };
  return { ...found, ratio: found.after / found.before, noise, verdict: verdict() };
};
