import {
  getInitialSnapshot,
  getNextSnapshot,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { MachineScenarios } from './machine-scenarios.ts';
import { graphOf } from './transitions.ts';

/** A state that the scenarios reach, by its key, and the shortest path to it. */
export interface ScenarioPath {
  /** The name given by `transitionsOf`: `editing username refused`. */
  readonly at: string;
  readonly value: StateValue;
  readonly context: unknown;
  /** The events, without the machine's initial event. */
  readonly events: readonly AnyEventObject[];
}

/** Returns the shortest path to every reachable state, nearest first. */
export const shortestPaths = (scenarios: Omit<MachineScenarios, 'name' | 'purpose'>): readonly ScenarioPath[] => {
  const { name, options } = graphOf(scenarios);
  const paths = getShortestPaths(scenarios.machine, options).map(({ state, steps }): ScenarioPath => {
    const events = steps.map(({ event }): AnyEventObject => event).filter(({ type }) => type !== 'xstate.init');
    // Replayed, because the graph keeps the context of the last of several paths to a state, whereas screens show the problem of this path.
    const { value, context } = events.reduce<AnyMachineSnapshot>(
      (at, event) => getNextSnapshot(scenarios.machine, at, event),
      getInitialSnapshot(scenarios.machine, scenarios.input),
    );
    return { at: name(state as AnyMachineSnapshot), value: value as StateValue, context: context as unknown, events };
  });
  return paths.toSorted((one, other) => one.events.length - other.events.length);
};
