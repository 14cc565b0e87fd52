import { ANSWERS, find, isOwn, keep, trim } from './caches.ts';
import type { RequestEvent } from './worker-scope.ts';

/**
 * Paths of calls whose last response is shown while the network is down: only lists that are the same for everybody, and never money or data of a
 * player.
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

/** Returns a copy without the `Date` header, because the page would derive an outdated platform time from a stored one. */
const undated = ({ body, headers }: Response): Response => {
  const kept = new Headers(headers);
  kept.delete('Date');
  return new Response(body, { headers: kept });
};

/** Stores a response only if it is a successful response from the platform, not other JSON or the login page of a Wi-Fi network. */
const keepAnswer = async (key: string, response: Response): Promise<void> => {
  const copy = response.clone();
  const answer = (await response.json().catch(() => null)) as { readonly success?: unknown } | null;
  if (answer?.success !== true) return;
  await keep(ANSWERS, key, undated(copy));
  await trim(ANSWERS, MOST_ANSWERS);
};

/** Returns the network's response or, if the network fails, the last stored response in the same language. */
export const answerCall = async (event: RequestEvent): Promise<Response> => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const key = `${origin}/__answers/${request.headers.get('Language') ?? ''}${pathname}${search}`;
  try {
    const response = await fetch(request);
    if (isOwn(response)) event.waitUntil(keepAnswer(key, response.clone()));
    return response;
  } catch (error) {
    const stored = await find(ANSWERS, key);
    if (stored === undefined) throw error;
    return stored;
  }
};
