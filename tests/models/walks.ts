import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/** One transition: from a state under its story key, by an event, to another. */
export interface Step {
  readonly from: string;
  readonly event: AnyEventObject;
  readonly to: string;
}

export interface Story {
  readonly machine: AnyStateMachine;
  /** Every event that may come, those of invoked actors and of delays included; a function says which of them may come there. */
  readonly events: readonly AnyEventObject[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]);
  readonly input?: unknown;
  /** What of the context guards or views read, beside the state. */
  readonly keyOf?: (context: never) => string;
}

interface Place {
  readonly transitions: Readonly<Record<string, { readonly event: AnyEventObject; readonly state: unknown }>>;
}

/** A name to read: `asking.done` for what an actor answers, `waiting.after` for a delay. */
export const eventName = ({ type }: AnyEventObject): string => {
  const [, kind, state] = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(?:.*\.)?(\w+)$/.exec(type) ?? [];
  if (kind !== undefined && state !== undefined) return `${state}.${kind}`;
  const [, delayed] = /^xstate\.after\..*\.(\w+)$/.exec(type) ?? [];
  return delayed === undefined ? type : `${delayed}.after`;
};

const stateName = (snapshot: AnyMachineSnapshot): string => (typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value));

/** Where a machine starts, and every transition that changes its state or its key. */
export const transitionsOf = ({ machine, events, input, keyOf = () => '' }: Story): { readonly start: string; readonly steps: readonly Step[] } => {
  const name = (snapshot: AnyMachineSnapshot): string => [stateName(snapshot), keyOf(snapshot.context as never)].filter((part) => part !== '').join(' ');
  const adjacency = getAdjacencyMap(machine, { events: (snapshot: AnyMachineSnapshot) => [...(typeof events === 'function' ? events(snapshot) : events)], limit: 2_000, input, serializeState: (snapshot) => name(snapshot as AnyMachineSnapshot) });
  const steps = Object.entries<Place>({ ...adjacency }).flatMap(([from, { transitions }]) =>
    Object.values(transitions)
      .map(({ event, state }) => ({ from, event, to: name(state as AnyMachineSnapshot) }))
      .filter(({ to }) => to !== from),
  );
  return { start: Object.keys(adjacency)[0] ?? '', steps };
};

/** The shortest way from a state to the nearest transition that nobody has taken yet, that one included. */
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

/** So many steps at least before a walk begins anew: one that went on for ever would end at the test's time limit. */
const LONG = 50;

/** Few walks from the start that together take every transition that can be reached. */
export const walksOf = ({ start, steps }: { readonly start: string; readonly steps: readonly Step[] }): readonly (readonly Step[])[] => {
  const taken = new Set<Step>();
  const walks: (readonly Step[])[] = [];
  for (;;) {
    const walk: Step[] = [];
    for (let way = wayToNew(start, steps, taken); way !== null && walk.length < LONG; way = wayToNew(walk.at(-1)?.to ?? start, steps, taken)) {
      walk.push(...way);
      for (const step of way) taken.add(step);
    }
    if (walk.length === 0) return walks;
    walks.push(walk);
  }
};
