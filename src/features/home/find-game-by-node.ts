import type { InputOf, OutputOf } from '#schemas/call.ts';
import { hotGames } from '#schemas/calls/games.ts';
import { popular } from '#schemas/calls/home.ts';
import { Problem } from '#schemas/problem.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';

/** Finds a game by node id among the popular and the hot games. Rejects with the `game_maintenance` problem if neither has it. */
export const findGameByNode = async (
  fetchCall: FetchCall,
  nodeId: number,
  popularInput: InputOf<typeof popular>,
  hotInput: InputOf<typeof hotGames>,
): Promise<OutputOf<typeof popular>[number]> => {
  const known =
    (await fetchCall(popular, popularInput)).find((game) => game.nodeId === nodeId) ??
    (await fetchCall(hotGames, hotInput)).find((game) => game.nodeId === nodeId);
  if (known === undefined) throw new Problem({ code: 'game_maintenance', status: 0, message: '' });
  return known;
};
