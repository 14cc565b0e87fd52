import { useMemo } from 'react';
import { favoritesList, gameList, hotGames, recentGames } from '#schemas/calls/games.ts';
import {
  CLIENT_TYPE,
  FAVORITES_GAME_TYPE,
  FAVORITES_PLATFORM,
  GAME_PAGE_SIZE,
  IS_PLATFORM,
  LIST_PLATFORM,
} from '#schemas/calls/query-constants.ts';
import type { Game } from '#schemas/game.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { usePagedCall, type PagedList } from '#src/platform/use-paged-call.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import type { ListType } from './list-filters.ts';

/** The filters of the list of all games. Absent fields do not filter. */
export interface GameQuery {
  readonly gameType: string;
  readonly vassalage?: string;
  readonly gameClassify?: string;
  readonly gameName?: string;
  readonly minBet?: number;
}

export type GameList = PagedList<Game>;

const STALE_MS = 300_000;
const SHORT_STALE_MS = 10_000;

/** Loads the platform's hot games of all game types. */
export const useHotGames = (enabled = true) => {
  const { merchant } = useBrand();
  const { language } = useLanguage();
  return useCallQuery(
    hotGames,
    { merchantCode: merchant.code, isPlatform: IS_PLATFORM, platform: LIST_PLATFORM, language },
    { enabled, staleTime: STALE_MS },
  );
};

/** Loads the member's favourite games; loads nothing for visitors. */
export const useFavouriteGames = (enabled = true): GameList => {
  const { phase } = useSession();
  const { language } = useLanguage();
  return usePagedCall(
    favoritesList,
    (pageNo) => ({
      clientType: CLIENT_TYPE,
      platform: FAVORITES_PLATFORM,
      gameType: FAVORITES_GAME_TYPE,
      language,
      pageSize: GAME_PAGE_SIZE,
      pageNo,
    }),
    ({ content, totalPages }) => ({ rows: content, totalPages }),
    { enabled: enabled && phase === 'member', staleTime: SHORT_STALE_MS },
  );
};

/** Loads the member's recent games, newest first; loads nothing for visitors. */
export const useRecentGames = (enabled = true): GameList => {
  const { phase } = useSession();
  const { language } = useLanguage();
  return usePagedCall(
    recentGames,
    (pageNo) => ({ clientType: CLIENT_TYPE, language, pageSize: GAME_PAGE_SIZE, pageNo }),
    ({ list, totalPages }) => ({ rows: list, totalPages }),
    { enabled: enabled && phase === 'member', staleTime: SHORT_STALE_MS },
  );
};

/** Loads the games of a list type. `query` filters only the list of all games, and `isHere` selects the hot games of the page. */
export const useGameList = (type: ListType, query: GameQuery, isHere: (game: Game) => boolean): GameList => {
  const { language } = useLanguage();
  const all = usePagedCall(
    gameList,
    (pageNo) => ({
      clientType: CLIENT_TYPE,
      platform: LIST_PLATFORM,
      pageSize: GAME_PAGE_SIZE,
      pageNo,
      language,
      ...query,
    }),
    ({ games, totalPages }) => ({ rows: games, totalPages }),
    { enabled: type === 'all' },
  );
  const fav = useFavouriteGames(type === 'fav');
  const recent = useRecentGames(type === 'recent');
  const hot = useHotGames();
  const { data, isError, refetch } = hot;
  const hotHere = useMemo(
    (): GameList => ({
      data: data?.filter(isHere),
      rows: (data ?? []).filter(isHere),
      isError,
      hasMore: false,
      loaded: 1,
      left: 0,
      next: 'idle',
      loadMore: () => undefined,
      refetch: () => void refetch(),
    }),
    [data, isError, refetch, isHere],
  );
  if (type === 'fav') return fav;
  if (type === 'recent') return recent;
  return type === 'all' ? all : hotHere;
};
