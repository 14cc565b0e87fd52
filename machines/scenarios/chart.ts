import type { MachineScenarios } from './machine-scenarios.ts';
import { eventText } from './plain-text.ts';
import { statesOf, transitionsOf } from './transitions.ts';

/** One arrow of a flow's diagram; it stands for all transitions between its two states. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** The events of these transitions in plain text, without duplicates. */
  readonly words: readonly string[];
}

export interface Chart {
  readonly start: string;
  readonly states: readonly string[];
  readonly arrows: readonly Arrow[];
}

/** Removes the key from the name of a state: `editing username refused` becomes `editing`. */
export const stateOf = (at: string): string => at.split(' ')[0] ?? '';

/** Returns the states of a flow, the initial state first, with an arrow from each state to every other state that can follow it. */
export const chartOf = (scenarios: MachineScenarios): Chart => {
  const found = transitionsOf(scenarios);
  const arrows = new Map<string, { readonly from: string; readonly to: string; readonly words: Set<string> }>();
  for (const { from: before, event, to: after } of found.steps) {
    const [from, to] = [stateOf(before), stateOf(after)];
    if (from === to) continue;
    const key = `${from} ${to}`;
    const arrow = arrows.get(key) ?? { from, to, words: new Set<string>() };
    arrow.words.add(eventText(event));
    arrows.set(key, arrow);
  }
  return {
    start: stateOf(found.start),
    states: [...new Set([...statesOf(found)].map(stateOf))],
    arrows: [...arrows.values()].map(({ from, to, words }) => ({ from, to, words: [...words] })),
  };
};
