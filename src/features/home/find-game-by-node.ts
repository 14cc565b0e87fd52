import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import type { InputOf } from '#schemas/call.ts';
import { gameCatalogue, hotGames } from '#schemas/calls/games.ts';
import { popular } from '#schemas/calls/home.ts';
import type { Game } from '#schemas/game.ts';
import { Problem } from '#schemas/problem.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';

type NamedGame = LaunchableGame & Pick<Game, 'isGame'>;

/**
 * Finds a game by its node id among the popular and the hot games, or else among all games. If there is no such game, rejects with the problem
 * `game_maintenance`; if a call fails, with the platform's problem.
 */
export const findGameByNode = async (
  fetchCall: FetchCall,
  nodeId: string,
  popularInput: InputOf<typeof popular>,
  hotInput: InputOf<typeof hotGames>,
): Promise<NamedGame> => {
  const isNamed = (game: { readonly nodeId: number }): boolean => String(game.nodeId) === nodeId;
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
