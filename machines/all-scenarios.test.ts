import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { ALL_SCENARIOS } from './all-scenarios.ts';
import { statesOf, transitionsOf } from './scenarios/transitions.ts';

const FOLDERS = readdirSync(fileURLToPath(new URL('./', import.meta.url)), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.machine.ts'));

/** Returns the paths of the states that have no child states. */
const leaves = (node: AnyStateNode, path = ''): readonly string[] => {
  const within = Object.entries(node.states);
  // A state with `always` transitions is left at once, so no scenario can stop in it.
  if (node.always !== undefined && node.always.length > 0) return [];
  return within.length === 0
    ? [path]
    : within.flatMap(([name, state]) => leaves(state, path === '' ? name : `${path}.${name}`));
};

const eventsOf = (machine: AnyStateMachine): readonly string[] => machine.events.map(String);

test('every machine has scenarios', () => {
  expect(ALL_SCENARIOS.map(({ machine }) => machine.id.toLowerCase()).toSorted()).toEqual(
    FOLDERS.map((path) => path.replace(/^.*[\\/]|\.machine\.ts$|/g, '').replaceAll('-', '')).toSorted(),
  );
  expect(new Set(ALL_SCENARIOS.map(({ name }) => name)).size).toBe(ALL_SCENARIOS.length);
});

describe.each(ALL_SCENARIOS.map((scenarios) => [scenarios.name, scenarios] as const))('%s', (_name, scenarios) => {
  const found = transitionsOf(scenarios);
  const taken = new Set(found.steps.map(({ event }) => event.type));

  test('the scenarios reach every state of the machine', () => {
    const reached = new Set([...statesOf(found)].map((at) => at.split(' ')[0]));
    expect(leaves(scenarios.machine.root).filter((state) => !reached.has(state))).toEqual([]);
  });

  test('the scenarios send every event that the machine handles', () => {
    expect(eventsOf(scenarios.machine).filter((type) => !taken.has(type))).toEqual([]);
  });
});
