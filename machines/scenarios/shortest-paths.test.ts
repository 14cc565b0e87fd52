import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import { eventText, exportName, stateText, pathText } from './plain-text.ts';
import { shortestPaths } from './shortest-paths.ts';
import { graphOf, statesOf, transitionsOf } from './transitions.ts';

describe.each(ALL_SCENARIOS.map((scenarios) => [scenarios.name, scenarios] as const))('%s', (_name, scenarios) => {
  const paths = shortestPaths(scenarios);

  test('there is one path to each state, and its last step is a transition of the machine', () => {
    const { start, steps } = transitionsOf(scenarios);
    const known = new Set(steps.map(({ from, event, to }) => JSON.stringify([from, event.type, to])));
    expect(paths.map(({ at }) => at).toSorted()).toEqual([...statesOf({ start, steps })].toSorted());
    const before = new Map(paths.map((path) => [JSON.stringify(path.events), path.at]));
    for (const { at, events } of paths) {
      if (events.length === 0) expect(at).toBe(start);
      else
        expect([...before.values()].some((from) => known.has(JSON.stringify([from, events.at(-1)?.type, at])))).toBe(
          true,
        );
    }
  });

  test('the context at the end of a path belongs to that path, and so does its problem', () => {
    const { name } = graphOf(scenarios);
    expect(paths.map(({ value, context }) => name({ value, context } as AnyMachineSnapshot))).toEqual(
      paths.map(({ at }) => at),
    );
    for (const { context, events } of paths) {
      const { problem } = context as { readonly problem?: { readonly code: string } | null };
      const met = events
        .map(({ error }) => (error as { readonly code: string } | undefined)?.code)
        .filter((code) => code !== undefined);
      if (problem != null) expect(met).toContain(problem.code);
    }
  });

  test('each state has a unique name, as text and in code', () => {
    expect(new Set(paths.map(pathText)).size).toBe(paths.length);
    expect(new Set(paths.map(({ at }) => exportName(at))).size).toBe(paths.length);
    expect(paths.map(pathText).filter((words) => /[._]\w|[a-z][A-Z]|xstate/.test(words))).toEqual([]);
  });
});

test('events and states are described in plain words', () => {
  expect(eventText({ type: 'form.submit' })).toBe('submit form');
  expect(eventText({ type: 'xstate.done.actor.0.login.signingIn' })).toBe('signing in succeeds');
  expect(eventText({ type: 'xstate.error.actor.0.login.signingIn', error: { code: 'login_refused' } })).toBe(
    'signing in fails (login refused)',
  );
  expect(eventText({ type: 'xstate.after.waitingTime.smsCode.waiting' })).toBe('waiting time of waiting elapses');
  expect(stateText('asking.slow')).toBe('asking slow');
  expect(pathText({ at: 'editing username refused', events: [{ type: 'form.submit' }] })).toBe(
    'Editing: username, refused. Submit form',
  );
  expect(exportName('failed game_maintenance')).toBe('FailedGameMaintenance');
});
