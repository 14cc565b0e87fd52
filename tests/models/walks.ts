import type { Step } from '#machines/scenarios/transitions.ts';

/** Returns the shortest path from a state to the nearest transition not taken yet, including that transition. */
const wayToNew = (from: string, steps: readonly Step[], taken: ReadonlySet<Step>): readonly Step[] | null => {
  const queue: { readonly at: string; readonly way: readonly Step[] }[] = [{ at: from, way: [] }];
  const seen = new Set([from]);
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const out = steps.filter((step) => step.from === next.at);
    const fresh = out.find((step) => !taken.has(step));
    if (fresh !== undefined) return [...next.way, fresh];
    for (const step of out) {
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      queue.push({ at: step.to, way: [...next.way, step] });
    }
  }
  return null;
};

/** Minimum steps before a walk restarts, because an endless one would hit the test's timeout. */
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
  const walks: (readonly Step[])[] = [];
  for (;;) {
    const walk: Step[] = [];
    for (
      let way = wayToNew(start, steps, taken);
      way !== null && walk.length < LONG;
      way = wayToNew(walk.at(-1)?.to ?? start, steps, taken)
    ) {
      walk.push(...way);
      for (const step of way) taken.add(step);
    }
    if (walk.length === 0) return walks;
    walks.push(walk);
  }
};
