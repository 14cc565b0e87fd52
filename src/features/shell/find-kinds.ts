import type { Category } from '#schemas/brand-names.ts';
import { gameList } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';

/** Returns the slot types among `kinds` that have at least one game. */
export const findSlotKindsWithGames = async (
  fetchCall: FetchCall,
  kinds: readonly Category[],
  signal: AbortSignal,
): Promise<readonly Category[]> => {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { games } = await fetchCall(
        gameList,
        {
          clientType: CLIENT_TYPE,
          platform: LIST_PLATFORM,
          pageNo: 1,
          pageSize: 1,
          gameType: 'RNG',
          gameClassify: kind,
        },
        { signal },
      );
      return games.length > 0 ? [kind] : [];
    }),
  );
  return found.flat();
};
