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

/** A state that a story reaches, under its key, and the shortest way there. */
export interface ScenarioPath {
  /** As steps of `transitionsOf` name it: `editing username refused`. */
  readonly at: string;
  readonly value: StateValue;
  readonly context: unknown;
  /** Without the start of the machine. */
  readonly events: readonly AnyEventObject[];
}

/** Of every state of a story the shortest way there, nearest first. */
export const shortestPaths = (story: Omit<MachineScenarios, 'name' | 'purpose'>): readonly ScenarioPath[] => {
  const { name, options } = graphOf(story);
  const ways = getShortestPaths(story.machine, options).map(({ state, steps }): ScenarioPath => {
    const events = steps.map(({ event }): AnyEventObject => event).filter(({ type }) => type !== 'xstate.init');
    // Of several ways to a state the graph keeps the last one's context, and a screen says what went wrong on this one.
    const { value, context } = events.reduce<AnyMachineSnapshot>(
      (at, event) => getNextSnapshot(story.machine, at, event),
      getInitialSnapshot(story.machine, story.input),
    );
    return { at: name(state as AnyMachineSnapshot), value: value as StateValue, context: context as unknown, events };
  });
  return ways.toSorted((one, other) => one.events.length - other.events.length);
};
