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
  /** As `transitionsOf` names it: `editing username refused`. */
  readonly at: string;
  readonly value: StateValue;
  readonly context: unknown;
  /** Without the initial event of the machine. */
  readonly events: readonly AnyEventObject[];
}

/** The shortest path to every reachable state, nearest first. */
export const shortestPaths = (scenarios: Omit<MachineScenarios, 'name' | 'purpose'>): readonly ScenarioPath[] => {
  const { name, options } = graphOf(scenarios);
  const paths = getShortestPaths(scenarios.machine, options).map(({ state, steps }): ScenarioPath => {
    const events = steps.map(({ event }): AnyEventObject => event).filter(({ type }) => type !== 'xstate.init');
    // Replayed, because the graph keeps the context of the last of several paths to a state, and screens show the problem of this one.
    const { value, context } = events.reduce<AnyMachineSnapshot>(
      (at, event) => getNextSnapshot(scenarios.machine, at, event),
      getInitialSnapshot(scenarios.machine, scenarios.input),
    );
    return { at: name(state as AnyMachineSnapshot), value: value as StateValue, context: context as unknown, events };
  });
  return paths.toSorted((one, other) => one.events.length - other.events.length);
};
