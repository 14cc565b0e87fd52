import { ANSWERS, find, keep, trim } from './caches.ts';
import type { RequestEvent } from './worker-scope.ts';

/**
 * Paths of calls whose last answer is shown while the network is gone: lists that are the same for everybody. Never money, never
 * anything of a player.
 */
export const STORED_CALLS = [
  '/lgw/games/game_menus',
  '/lgw/games/popular',
  '/lgw/vn/games/game_menu',
  '/lgw/vn/numeros/opened/game',
  '/lotto/lgw/games/opened/numero',
  '/wps/relay/GCSGAME_gameList',
  '/wps/relay/GCSGAME_gameVendor',
  '/wps/relay/GCSGAME_getVassGameType',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/wps/relay/MCSFE_getListAnnouncements',
  '/wps/system/helpCenter',
] as const;

const MOST_ANSWERS = 60;

export const isStoredCall = ({ request }: Pick<RequestEvent, 'request'>, origin: string): boolean => {
  const url = new URL(request.url);
  return request.method === 'GET' && url.origin === origin && STORED_CALLS.some((path) => path === url.pathname);
};

/** The network's answer; where the network fails, the last one in that language. */
export const answerCall = async (event: RequestEvent): Promise<Response> => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const key = `${origin}/__answers/${request.headers.get('Language') ?? ''}${pathname}${search}`;
  try {
    const response = await fetch(request);
    if (response.status === 200) {
      const copy = response.clone();
      event.waitUntil(keep(ANSWERS, key, copy).then(() => trim(ANSWERS, MOST_ANSWERS)));
    }
    return response;
  } catch (error) {
    const stored = await find(ANSWERS, key);
    if (stored === undefined) throw error;
    return stored;
  }
};
