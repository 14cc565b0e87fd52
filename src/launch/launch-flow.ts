import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { gameLaunchMachine, type Launch, type LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import { launch } from '#schemas/calls/games.ts';
import { DEVICE } from '#schemas/calls/query-constants.ts';
import { launchAddress } from './launch-address.ts';
import type { LaunchParts, LaunchView } from './launch-hub.ts';

/** The window of a launch, held by the hub from the click on. */
export interface LaunchWindow {
  /** Brings the tab to the game; false when the player has closed it. */
  readonly go: (url: string) => boolean;
  readonly giveUp: () => void;
}

export interface LaunchFlow {
  readonly start: (launch: Launch) => void;
  readonly refuse: (launch: Launch) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

type FlowView = Pick<LaunchView, 'phase' | 'launch' | 'problem'>;

/** What the site shows of a launch. */
export const launchViewOf = (snapshot: SnapshotFrom<typeof gameLaunchMachine>): FlowView => {
  const { launch: current, problem } = snapshot.context;
  const phase = snapshot.matches({ asking: 'slow' })
    ? 'slow'
    : snapshot.hasTag('busy')
      ? 'asking'
      : snapshot.matches('blocked')
        ? 'blocked'
        : snapshot.matches('failed')
          ? 'failed'
          : 'idle';
  return { phase, launch: phase === 'idle' ? null : current, problem };
};

interface Ends {
  readonly window: LaunchWindow;
  readonly onView: (view: FlowView) => void;
  /** The page of this site shall hold this game. */
  readonly onPage: (game: LaunchableGame, url: string) => void;
}

/** The launch machine on the platform's call and the browser's windows. */
export const createLaunchFlow = (
  { mutateCall, brand, language, cdns }: LaunchParts,
  { window: tab, onView, onPage }: Ends,
): LaunchFlow => {
  const actor = createActor(
    gameLaunchMachine.provide({
      actors: {
        askAddress: fromPromise(
          async ({
            input: { nodeId, vassalage, gameType, gameCode },
            signal,
          }: {
            input: LaunchableGame;
            signal: AbortSignal;
          }) => {
            const { url } = await mutateCall(
              launch,
              {
                nodeId,
                vassalage,
                gameType,
                ...(gameCode === undefined ? {} : { gameCode }),
                device: DEVICE,
                language: language(),
                backUrl: `${location.origin}/index`,
              },
              { signal },
            );
            return launchAddress(url, {
              cdns: await cdns(),
              allowed: brand().platform.allow.launch,
              own: location.origin,
            });
          },
        ),
        enterGame: fromPromise(async ({ input: { game, place, url } }: { input: Launch & { url: string } }) => {
          if (place === 'page') onPage(game, url);
          else tab.go(url);
        }),
      },
      actions: { giveUpWindow: tab.giveUp },
    }),
  );
  actor.start();
  actor.subscribe((snapshot) => onView(launchViewOf(snapshot)));
  return {
    start: (wanted) => actor.send({ type: 'game.start', launch: wanted }),
    refuse: (wanted) => actor.send({ type: 'window.refuse', launch: wanted }),
    cancel: () => actor.send({ type: 'launch.cancel' }),
    dismiss: () => actor.send({ type: 'launch.dismiss' }),
  };
};
