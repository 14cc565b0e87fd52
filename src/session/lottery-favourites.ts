import type { LotteryId } from '#schemas/wire.ts';
import { useMemo } from 'react';
import { parseJson } from '#src/lib/parse-json.ts';
import { FAVOURITE_LOTTERIES } from '#src/document/lottery-marks.ts';
import { rememberRow } from '#src/lib/remember-row.ts';
import { readLocal, readSession, writeLocal } from '#src/lib/browser-storage.ts';
import { createListeners, useStore } from '#src/lib/store.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';

/** `[[user name, lottery ids], …]`: a list of entries, because a user name as an object key could reach the prototype. */
const KEY = 'LOTTFAV';
const MAX_PER_USER = 500;

type Stored = ReadonlyMap<string, readonly number[]>;

const isEntry = (entry: unknown): entry is [string, unknown[]] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);

/** Parses the stored value; anything malformed is ignored. */
const parseStored = (text: string | null): Stored => {
  try {
    const found = parseJson(text ?? '[]');
    return new Map(
      (Array.isArray(found) ? found : [])
        .filter(isEntry)
        .map(([user, ids]) => [user, ids.filter((id): id is number => Number.isSafeInteger(id))]),
    );
  } catch {
    return new Map();
  }
};

const changes = createListeners();

/** Other tabs write too; their changes are read when this tab gets focus or becomes visible. */
const subscribe = (listener: () => void): (() => void) => {
  const stop = changes.subscribe(listener);
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

const NONE: readonly number[] = [];

const lotteryFavouritesOf = (user: string): readonly number[] => parseStored(readLocal(KEY)).get(user) ?? NONE;

/** Adds or removes a user's favourite lottery in this browser, newest first. */
export const setLotteryFavourite = (user: string, id: LotteryId, isFavourite: boolean): void => {
  const stored = new Map(parseStored(readLocal(KEY)));
  const others = (stored.get(user) ?? []).filter((one) => one !== id);
  const ids = (isFavourite ? [id, ...others] : others).slice(0, MAX_PER_USER);
  stored.set(user, ids);
  rememberRow(FAVOURITE_LOTTERIES, ids.length > 0);
  writeLocal(KEY, JSON.stringify([...stored].filter(([, ids]) => ids.length > 0)));
  changes.notify();
};

/** Returns the member's favourite lotteries. A visitor who adds one has to log in first. */
export const useLotteryFavourites = (): {
  readonly ids: readonly LotteryId[];
  readonly toggle: (id: LotteryId) => void;
} => {
  const protect = useProtectedAction();
  const user = useSession().member?.account ?? null;
  const text = useStore({ get: () => readLocal(KEY), subscribe }, () => null);
  const ids = useMemo(() => (user === null ? NONE : (parseStored(text).get(user) ?? NONE)), [text, user]);
  const toggle = (id: LotteryId): void => {
    if (user !== null) return setLotteryFavourite(user, id, !lotteryFavouritesOf(user).includes(id));
    return protect(() => {
      // May run right after login, before this component has rendered with the member.
      const account = readSession('account');
      if (account !== null) setLotteryFavourite(account, id, true);
    });
  };
  return { ids, toggle };
};
