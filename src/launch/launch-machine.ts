import { createActor, fromPromise, type Actor } from 'xstate';
import { gameLaunchMachine, type Launch, type LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import { launch } from '#schemas/calls/games.ts';
import { DEVICE } from '#schemas/calls/query-constants.ts';
import { launchAddress } from './launch-address.ts';
import type { LaunchParts, LaunchTargets } from './launch-parts.ts';

type AskInput = { readonly input: LaunchableGame; readonly signal: AbortSignal };
type EnterInput = { readonly input: Launch & { readonly url: string } };

/** Creates the launch machine, wired to the platform's call and to the browser's tabs. */
export const createLaunchMachine = (
  { mutateCall, brand, language, cdns }: LaunchParts,
  { tab, onFramed }: LaunchTargets,
): (() => Actor<typeof gameLaunchMachine>) => {
  const machine = gameLaunchMachine.provide({
    actors: {
      askAddress: fromPromise(
        async ({ input: { nodeId, vassalage, gameType, gameCode }, signal }: AskInput): Promise<string> => {
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
      enterGame: fromPromise(async ({ input: { game, place, url } }: EnterInput): Promise<void> => {
        if (place === 'page') onFramed({ game, url });
        else tab.go(url);
      }),
    },
    actions: { giveUpWindow: tab.giveUp },
  });
  return () => createActor(machine);
};
