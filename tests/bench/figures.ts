export const print = (line: string): void => void process.stdout.write(`${line}\n`);

const sorted = (list: readonly number[]): readonly number[] => list.toSorted((one, other) => one - other);

/** Returns a quantile of the list: a `part` of 0.5 is the median, 0.95 the 95th percentile. */
export const rank = (list: readonly number[], part: number): number =>
  sorted(list)[Math.min(list.length - 1, Math.ceil(part * list.length) - 1)] ?? Number.NaN;

export const median = (list: readonly number[]): number => rank(list, 0.5);

export interface Target {
  readonly words: string;
  readonly value: number;
  readonly most: number;
}

/** Prints which targets are met; returns whether all of them are. */
export const printTargets = (targets: readonly Target[]): boolean => {
  for (const { words, value, most } of targets)
    print(`${value <= most ? 'ok  ' : 'MISS'} ${words}: ${value.toFixed(2)} (at most ${most})`);
  return targets.every(({ value, most }) => value <= most);
};
