import type { OutputOf } from '#schemas/call.ts';
import { gameList } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { Category } from '#schemas/brand-names.ts';
import type { Language } from '#schemas/languages.ts';
import { Problem } from '#schemas/problem.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';

/** Returns the first game of a category, or of a vendor in it. If there is none, rejects with the problem `game_maintenance`. */
export const findFirstGame = async (
  fetchCall: FetchCall,
  gameType: Category,
  vassalage: string | null,
  language: Language,
): Promise<OutputOf<typeof gameList>['games'][number]> => {
  const { games } = await fetchCall(gameList, {
    clientType: CLIENT_TYPE,
    platform: LIST_PLATFORM,
    pageNo: 1,
    pageSize: 1,
    gameType,
    language,
    ...(vassalage === null ? {} : { vassalage }),
  });
  const [first] = games;
  if (first === undefined) throw new Problem({ code: 'game_maintenance', status: 0, message: '' });
  return first;
};
