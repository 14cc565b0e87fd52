import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import type { InputOf } from '#schemas/call.ts';
import { gameCatalogue, hotGames } from '#schemas/calls/games.ts';
import { popular } from '#schemas/calls/home.ts';
import type { Game } from '#schemas/game.ts';
import { Problem } from '#schemas/problem.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';

type NamedGame = LaunchableGame & Pick<Game, 'isGame'>;

/**
 * Finds a game by node id among the popular and the hot games, then among all games. Rejects with the `game_maintenance` problem if none of them
 * has it, and with that of the platform if it does not answer.
 */
export const findGameByNode = async (
  fetchCall: FetchCall,
  nodeId: number,
  popularInput: InputOf<typeof popular>,
  hotInput: InputOf<typeof hotGames>,
): Promise<NamedGame> => {
  const isNamed = (game: { readonly nodeId: number }): boolean => game.nodeId === nodeId;
  const listed =
    (await fetchCall(popular, popularInput)).find(isNamed) ?? (await fetchCall(hotGames, hotInput)).find(isNamed);
  if (listed !== undefined) return listed;
  const { vendors } = await fetchCall(gameCatalogue, { language: hotInput.language });
  for (const { vassalage, gameType, games } of vendors) {
    const game = games.find(isNamed);
    if (game !== undefined) return { ...game, vassalage, gameType };
  }
  throw new Problem({ code: 'game_maintenance', status: 0, message: '' });
};
