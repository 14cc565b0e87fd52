import type { gameLaunchMachine, Launch, LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import { gameLaunchScreen, type GameLaunchScreen } from '#machines/game-launch/screens.ts';
import type { Problem } from '#schemas/problem.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import {
  createLazyMachine,
  lastQueued,
  useLazyMachine,
  type LazyMachine,
  type LazyMachineState,
} from '#src/lib/lazy-machine.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { createStore, type Store } from '#src/lib/store.ts';
import { createLaunchTab, type FramedGameAddress, type LaunchParts } from './launch-parts.ts';

/** The part of the launch machine's state that is shown. */
export interface LaunchView {
  readonly screen: GameLaunchScreen;
  readonly launch: Launch | null;
  readonly problem: Problem | null;
}

const NONE: LaunchView = { screen: 'none', launch: null, problem: null };

export const selectLaunch = (state: LazyMachineState<typeof gameLaunchMachine>): LaunchView => {
  if (state.status === 'running') {
    const screen = gameLaunchScreen(state.snapshot);
    const { launch, problem } = state.snapshot.context;
    return screen === 'none' ? NONE : { screen, launch, problem };
  }
  const last = lastQueued(state.queued, 'game.start', 'window.refuse', 'launch.dismiss');
  if (last === undefined || last.type === 'launch.dismiss') return NONE;
  const { launch } = last;
  if (state.status === 'failed') return { screen: 'failed', launch, problem: state.problem };
  return { screen: last.type === 'window.refuse' ? 'blocked' : 'starting', launch, problem: null };
};

/** Launches games, one at a time, for as long as the page exists. */
export interface Launches extends Pick<LazyMachine<typeof gameLaunchMachine>, 'get' | 'subscribe'> {
  /** Starts a game. Call it synchronously in the player's click, because only a click may open a tab. Does nothing while another game is starting. */
  readonly start: (game: LaunchableGame, place?: Launch['place']) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
  /** The game on the page /game; every launch sets a new value. */
  readonly framed: Pick<Store<FramedGameAddress | null>, 'get' | 'subscribe'>;
  /** Call when the player leaves the page /game: the URL of its game cannot be used again, and a launch for that page is cancelled. */
  readonly leaveFramed: () => void;
}

export const createLaunches = (parts: LaunchParts): Launches => {
  const framed = createStore<FramedGameAddress | null>(null);
  const tab = createLaunchTab();
  const onFramed = ({ game, url }: FramedGameAddress): void => {
    writeSession('iframeUrl', url);
    writeSession('iframeGame', JSON.stringify(game));
    framed.set({ game, url });
  };
  const { get, subscribe, send } = createLazyMachine<typeof gameLaunchMachine>(
    async () => {
      const { createLaunchMachine } = await loadChunk('launch-machine', () => import('./launch-machine.ts'));
      return createLaunchMachine(parts, { tab, onFramed });
    },
    { passive: ['launch.dismiss'] },
  );
  subscribe(() => {
    if (get().status === 'failed') tab.giveUp();
  });
  return {
    get,
    subscribe,
    start: (game, place = parts.brand().navigation.launchIn ?? 'tab') => {
      const { screen } = selectLaunch(get());
      if (screen === 'starting' || screen === 'slow') return;
      const canOpen = place === 'page' || tab.open(game.gameName);
      send({ type: canOpen ? 'game.start' : 'window.refuse', launch: { game, place } });
    },
    cancel: () => send({ type: 'launch.cancel' }),
    dismiss: () => send({ type: 'launch.dismiss' }),
    framed,
    leaveFramed: () => {
      framed.set(null);
      if (selectLaunch(get()).launch?.place === 'page') send({ type: 'launch.cancel' });
    },
  };
};

export const launchService = serviceKey<Launches>('launch');

export const useLaunches = (): Launches => useService(launchService);

export const useLaunchView = (): LaunchView => useLazyMachine(useLaunches(), selectLaunch);
