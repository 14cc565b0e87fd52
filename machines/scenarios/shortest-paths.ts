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

/** A state that the scenarios reach, and the shortest path to it. */
export interface ScenarioPath {
  /** The state's value and key, as in the steps of `transitionsOf`: `editing username refused`. */
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
    // Replays the path, because the graph stores only the context of one path to each state, and a screen shows the problem that occurred on this
    // path.
    const { value, context } = events.reduce<AnyMachineSnapshot>(
      (at, event) => getNextSnapshot(scenarios.machine, at, event),
      getInitialSnapshot(scenarios.machine, scenarios.input),
    );
    return { at: name(state as AnyMachineSnapshot), value: value as StateValue, context: context as unknown, events };
  });
  return paths.toSorted((one, other) => one.events.length - other.events.length);
};
