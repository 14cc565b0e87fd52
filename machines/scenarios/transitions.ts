import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { MachineScenarios } from './machine-scenarios.ts';

/** One transition: an event leads from one state to another. A state's name is its value and its key. */
export interface Step {
  readonly from: string;
  readonly event: AnyEventObject;
  readonly to: string;
}

interface Place {
  readonly transitions: Readonly<Record<string, { readonly event: AnyEventObject; readonly state: unknown }>>;
}

/** The maximum number of explored states, more than any flow has. It stops the exploration if the scenarios' keys never repeat. */
const MOST = 2_000;

/** A readable name: `asking.done` for an actor's answer, `waiting.after` for a delay. */
export const eventName = ({ type }: AnyEventObject): string => {
  const [, kind, state] = /^xstate\.(done|error)\.actor\.(?:\d+\.)?(?:.*\.)?(\w+)$/.exec(type) ?? [];
  if (kind !== undefined && state !== undefined) return `${state}.${kind}`;
  const [, delayed] = /^xstate\.after\..*\.(\w+)$/.exec(type) ?? [];
  return delayed === undefined ? type : `${delayed}.after`;
};

/** Returns the path of a nested state, such as `asking.slow`. */
const pathOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as Readonly<Record<string, unknown>>)
        .map(([state, within]) => `${state}.${pathOf(within)}`)
        .join('+');

interface Graph {
  /** Returns the name of a state: its value followed by its key. */
  readonly name: (snapshot: AnyMachineSnapshot) => string;
  readonly options: {
    readonly events: (snapshot: AnyMachineSnapshot) => AnyEventObject[];
    readonly limit: number;
    readonly input: unknown;
    readonly serializeState: (snapshot: unknown) => string;
  };
}

/** Returns XState's options for exploring all states of the scenarios. */
export const graphOf = ({ events, input, keyOf = () => '' }: Omit<MachineScenarios, 'name' | 'purpose'>): Graph => {
  const name = (snapshot: AnyMachineSnapshot): string =>
    [pathOf(snapshot.value), keyOf(snapshot.context as never)].filter((part) => part !== '').join(' ');
  return {
    name,
    options: {
      events: (snapshot) => [...(typeof events === 'function' ? events(snapshot) : events)],
      limit: MOST,
      input,
      serializeState: (snapshot) => name(snapshot as AnyMachineSnapshot),
    },
  };
};

/** Returns the initial state of a machine, and every transition that changes its state or key. */
export const transitionsOf = (
  scenarios: Omit<MachineScenarios, 'name' | 'purpose'>,
): { readonly start: string; readonly steps: readonly Step[] } => {
  const { name, options } = graphOf(scenarios);
  const adjacency = getAdjacencyMap(scenarios.machine, options);
  const steps = Object.entries<Place>({ ...adjacency }).flatMap(([from, { transitions }]) =>
    Object.values(transitions)
      .map(({ event, state }) => ({ from, event, to: name(state as AnyMachineSnapshot) }))
      .filter(({ to }) => to !== from),
  );
  return { start: Object.keys(adjacency)[0] ?? '', steps };
};

/** Returns the names of all reachable states. */
export const statesOf = ({
  start,
  steps,
}: {
  readonly start: string;
  readonly steps: readonly Step[];
}): ReadonlySet<string> => new Set([start, ...steps.flatMap(({ from, to }) => [from, to])]);
