import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { gameLaunchMachine, PATIENCE_MS, type Launch, type LaunchableGame } from './game-launch.machine.ts';
import { gameLaunchScreen } from './screens.ts';

const GAME: LaunchableGame = { nodeId: 7, vassalage: 'LUNA', gameType: 'RNG', gameName: 'Golden Gem' };
const IN_TAB: Launch = { game: GAME, place: 'tab' };

/** Starts the machine with actors whose results the test controls. */
const play = () => {
  const asked: LaunchableGame[] = [];
  const entered: unknown[] = [];
  const giveUpWindow = vi.fn();
  let answer = { resolve: (_url: string): void => undefined, reject: (_problem: unknown): void => undefined };
  let enter: () => Promise<void> = () => Promise.resolve();
  const actor = createActor(
    gameLaunchMachine.provide({
      actors: {
        askAddress: fromPromise(({ input }: { input: LaunchableGame }) => {
          asked.push(input);
          return new Promise<string>((resolve, reject) => {
            answer = { resolve, reject };
          });
        }),
        enterGame: fromPromise(({ input }: { input: Launch & { url: string } }) => {
          entered.push(input);
          return enter();
        }),
      },
      actions: { giveUpWindow },
    }),
  ).start();
  return {
    actor,
    asked,
    entered,
    giveUpWindow,
    state: () => actor.getSnapshot().value,
    answer: async (url: string) => {
      answer.resolve(url);
      await vi.waitFor(() => expect(actor.getSnapshot().matches('asking')).toBe(false));
    },
    refuse: async (problem: unknown) => {
      answer.reject(problem);
      await vi.waitFor(() => expect(actor.getSnapshot().matches('failed')).toBe(true));
    },
    enterFails: (problem: unknown) => {
      enter = () => Promise.reject(problem);
    },
  };
};

test('the URL of a game is requested and opens in the place where the game was started [launch.generic] [launch.window]', async () => {
  const { actor, asked, entered, state, answer } = play();
  actor.send({ type: 'game.start', launch: IN_TAB });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await answer('https://games.example/slot');
  await vi.waitFor(() => expect(state()).toBe('idle'));
  expect([asked, entered]).toEqual([[GAME], [{ ...IN_TAB, url: 'https://games.example/slot' }]]);
});

test('only one launch runs at a time, and starting another during a launch changes nothing [launch.double-click]', () => {
  const { actor, asked } = play();
  actor.send({ type: 'game.start', launch: IN_TAB });
  actor.send({ type: 'game.start', launch: { ...IN_TAB, game: { ...GAME, nodeId: 8 } } });
  actor.send({ type: 'window.refuse', launch: IN_TAB });
  expect([asked, actor.getSnapshot().context.launch]).toEqual([[GAME], IN_TAB]);
});

test('after a refusal the machine keeps the problem, closes the waiting window, and lets the player start the same game again [launch.window] [launch.maintenance]', async () => {
  const { actor, asked, giveUpWindow, state, refuse } = play();
  actor.send({ type: 'game.start', launch: IN_TAB });
  await refuse(new Problem({ code: 'game_maintenance', status: 503, message: '' }));
  expect([actor.getSnapshot().context.problem?.code, giveUpWindow.mock.calls.length]).toEqual(['game_maintenance', 1]);
  actor.send({ type: 'game.start', launch: IN_TAB });
  expect([state(), asked.length, actor.getSnapshot().context.problem]).toEqual([{ asking: 'quick' }, 2, null]);
});

test('a slow launch is reported and can be cancelled [launch.window]', () => {
  vi.useFakeTimers();
  const { actor, giveUpWindow, state } = play();
  actor.send({ type: 'game.start', launch: IN_TAB });
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(state()).toEqual({ asking: 'slow' });
  actor.send({ type: 'launch.cancel' });
  expect([state(), giveUpWindow.mock.calls.length]).toEqual(['idle', 1]);
  vi.useRealTimers();
});

test('if the browser blocks the tab, nothing is requested until the player clicks again [launch.window]', () => {
  const { actor, asked, state } = play();
  actor.send({ type: 'window.refuse', launch: IN_TAB });
  expect([state(), asked]).toEqual(['blocked', []]);
  actor.send({ type: 'game.start', launch: { ...IN_TAB, place: 'page' } });
  expect([state(), asked]).toEqual([{ asking: 'quick' }, [GAME]]);
});

test.each(['blocked', 'failed'] as const)('the message of a %s launch can be dismissed', async (which) => {
  const { actor, state, refuse } = play();
  if (which === 'blocked') actor.send({ type: 'window.refuse', launch: IN_TAB });
  else {
    actor.send({ type: 'game.start', launch: IN_TAB });
    await refuse(new Error('no'));
  }
  actor.send({ type: 'launch.dismiss' });
  expect(state()).toBe('idle');
});

test('an address outside the allow-list ends in the failure state and opens no game [launch.cdn]', async () => {
  const { actor, state, answer, enterFails } = play();
  enterFails(new Problem({ code: 'invalid_url', status: 0, message: '' }));
  actor.send({ type: 'game.start', launch: IN_TAB });
  await answer('https://elsewhere.example/');
  await vi.waitFor(() => expect(state()).toBe('failed'));
  expect(actor.getSnapshot().context.problem?.code).toBe('invalid_url');
});

test.each(['askAddress', 'enterGame'])('the error for a missing %s names the machine', (name) => {
  const source = String(
    (gameLaunchMachine.implementations.actors as Record<string, { config?: unknown }>)[name]?.config,
  );
  expect(source).toContain('gameLaunchMachine: the actor');
});

test.each([
  ['idle', 'none'],
  [{ asking: 'quick' }, 'starting'],
  [{ asking: 'slow' }, 'slow'],
  ['entering', 'starting'],
  ['blocked', 'blocked'],
  ['failed', 'failed'],
] as const)('the launch state %j is shown as %s [launch.window]', (value, screen) => {
  expect(gameLaunchScreen({ value })).toBe(screen);
});
