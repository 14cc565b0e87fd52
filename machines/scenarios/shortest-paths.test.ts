import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { ALL_SCENARIOS } from '#machines/all-scenarios.ts';
import { eventText, exportName, stateText, pathText } from './plain-text.ts';
import { shortestPaths } from './shortest-paths.ts';
import { graphOf, statesOf, transitionsOf } from './transitions.ts';

describe.each(ALL_SCENARIOS.map((story) => [story.name, story] as const))('%s', (_name, story) => {
  const ways = shortestPaths(story);

  test('there is one way to each state, and every step of it is a transition', () => {
    const { start, steps } = transitionsOf(story);
    const known = new Set(steps.map(({ from, event, to }) => JSON.stringify([from, event.type, to])));
    expect(ways.map(({ at }) => at).toSorted()).toEqual([...statesOf({ start, steps })].toSorted());
    const before = new Map(ways.map((way) => [JSON.stringify(way.events), way.at]));
    for (const { at, events } of ways) {
      if (events.length === 0) expect(at).toBe(start);
      else
        expect([...before.values()].some((from) => known.has(JSON.stringify([from, events.at(-1)?.type, at])))).toBe(
          true,
        );
    }
  });

  test('a state is as its way leaves it, with the problem that the way met last', () => {
    const { name } = graphOf(story);
    expect(ways.map(({ value, context }) => name({ value, context } as AnyMachineSnapshot))).toEqual(
      ways.map(({ at }) => at),
    );
    for (const { context, events } of ways) {
      const { problem } = context as { readonly problem?: { readonly code: string } | null };
      const met = events
        .map(({ error }) => (error as { readonly code: string } | undefined)?.code)
        .filter((code) => code !== undefined);
      if (problem != null) expect(met).toContain(problem.code);
    }
  });

  test('each has a name of its own, in words and in code', () => {
    expect(new Set(ways.map(pathText)).size).toBe(ways.length);
    expect(new Set(ways.map(({ at }) => exportName(at))).size).toBe(ways.length);
    expect(ways.map(pathText).filter((words) => /[._]\w|[a-z][A-Z]|xstate/.test(words))).toEqual([]);
  });
});

test('events and states are told in plain words', () => {
  expect(eventText({ type: 'form.submit' })).toBe('submit form');
  expect(eventText({ type: 'xstate.done.actor.0.login.signingIn' })).toBe('signing in ends well');
  expect(eventText({ type: 'xstate.error.actor.0.login.signingIn', error: { code: 'login_refused' } })).toBe(
    'signing in fails (login refused)',
  );
  expect(eventText({ type: 'xstate.after.waitingTime.smsCode.waiting' })).toBe('waiting time of waiting passes');
  expect(stateText('asking.slow')).toBe('asking slow');
  expect(pathText({ at: 'editing username refused', events: [{ type: 'form.submit' }] })).toBe(
    'Editing: username, refused. Submit form',
  );
  expect(exportName('failed game_maintenance')).toBe('FailedGameMaintenance');
});
