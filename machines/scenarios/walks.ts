import type { Step } from './transitions.ts';

/** Returns the shortest way from a state to the nearest wanted transition, including that transition; `null` if there is none. */
export const shortestWay = (
  from: string,
  steps: readonly Step[],
  isWanted: (step: Step) => boolean,
): readonly Step[] | null => {
  const queue: { readonly at: string; readonly way: readonly Step[] }[] = [{ at: from, way: [] }];
  const seen = new Set([from]);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const out = steps.filter((step) => step.from === next.at);
    const wanted = out.find(isWanted);
    if (wanted !== undefined) return [...next.way, wanted];
    for (const step of out) {
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      queue.push({ at: step.to, way: [...next.way, step] });
    }
  }
  return null;
};

/** Minimum number of steps before a walk restarts; an endless walk would hit the test's timeout. */
const LONG = 50;

/** Returns a few walks from the start that together take every reachable transition. */
export const walksOf = ({
  start,
  steps,
}: {
  readonly start: string;
  readonly steps: readonly Step[];
}): readonly (readonly Step[])[] => {
  const taken = new Set<Step>();
  const isNew = (step: Step): boolean => !taken.has(step);
  const walks: (readonly Step[])[] = [];
  for (;;) {
    const walk: Step[] = [];
    for (
      let way = shortestWay(start, steps, isNew);
      way !== null && walk.length < LONG;
      way = shortestWay(walk.at(-1)?.to ?? start, steps, isNew)
    ) {
      walk.push(...way);
      for (const step of way) taken.add(step);
    }
    if (walk.length === 0) return walks;
    walks.push(walk);
  }
};
