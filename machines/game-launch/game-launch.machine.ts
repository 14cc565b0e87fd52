import type { GameId } from '#schemas/wire.ts';
import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** The fields of a game that a launch needs. */
export interface LaunchableGame {
  readonly nodeId: GameId;
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameName: string;
  readonly gameCode?: string;
  readonly defaultPlayType?: string | null;
  /** Whether a trial account may play the game, with play money. */
  readonly hasDemo?: boolean;
}

/** A game and the place where it opens: a new tab, or the site's page for games. */
export interface Launch {
  readonly game: LaunchableGame;
  readonly place: 'tab' | 'page';
}

/** Milliseconds after which a launch counts as slow and can be cancelled. */
export const PATIENCE_MS = 6_000;

const stub = (name: string) => () => {
  throw new Error(`gameLaunchMachine: the actor ${name} must be provided`);
};

const launchSetup = setup({
  types: {
    context: {} as { launch: Launch | null; url: string | null; problem: Problem | null },
    events: {} as
      | { type: 'game.start' | 'window.refuse'; launch: Launch }
      | { type: 'launch.cancel' | 'launch.dismiss' },
    tags: {} as 'busy',
  },
  actors: {
    askAddress: fromPromise<string, LaunchableGame>(stub('the askAddress actor')),
    enterGame: fromPromise<void, Launch & { readonly url: string }>(stub('the enterGame actor')),
  },
  actions: {
    giveUpWindow: stub('the giveUpWindow action'),
    take: assign({ launch: (_, launch: Launch) => launch, url: null, problem: null }),
  },
  delays: { patience: PATIENCE_MS },
});

const take = { type: 'take', params: ({ event }: { event: { launch: Launch } }) => event.launch } as const;
const beginnings = {
  'game.start': { target: 'asking', actions: take },
  'window.refuse': { target: 'blocked', actions: take },
} as const;

/** Starts one game at a time: requests its URL, then opens it. `blocked`: the browser blocked the tab, so the player has to click again. */
export const gameLaunchMachine = launchSetup.createMachine({
  id: 'gameLaunch',
  context: { launch: null, url: null, problem: null },
  initial: 'idle',
  states: {
    idle: { on: beginnings },
    blocked: { on: { ...beginnings, 'launch.dismiss': 'idle' } },
    asking: {
      tags: 'busy',
      initial: 'quick',
      states: { quick: { after: { patience: 'slow' } }, slow: {} },
      invoke: {
        src: 'askAddress',
        input: ({ context: { launch } }) => {
          if (launch === null) throw new Error('gameLaunchMachine: requesting a URL requires a launch');
          return launch.game;
        },
        onDone: { target: 'entering', actions: assign({ url: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
      on: { 'launch.cancel': { target: 'idle', actions: 'giveUpWindow' } },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enterGame',
        input: ({ context: { launch, url } }) => {
          if (launch === null || url === null)
            throw new Error('gameLaunchMachine: entering a game requires a launch and a URL');
          return { ...launch, url };
        },
        onDone: 'idle',
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    failed: { entry: 'giveUpWindow', on: { ...beginnings, 'launch.dismiss': 'idle' } },
  },
});
