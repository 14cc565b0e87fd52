import { useMemo } from 'react';
import { parseJson } from '#src/lib/parse-json.ts';
import { readLocal, readSession, writeLocal } from '#src/lib/browser-storage.ts';
import { createListeners, useStore } from '#src/lib/store.ts';
import { useProtectedAction } from '#src/session/use-protected-action.ts';
import { useSession } from '#src/session/use-session.ts';

/** `[[user name, ids of lotteries], …]`: a list, so that no user name can be more than a name. */
const KEY = 'LOTTFAV';
const MOST = 500;

type Kept = ReadonlyMap<string, readonly number[]>;

const isEntry = (entry: unknown): entry is [string, unknown[]] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);

/** What is kept; anything that is not of our making reads as nothing. */
const keptOf = (text: string | null): Kept => {
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

/** Other tabs write too: what they wrote is seen once this one is looked at. */
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

const NOBODYS: readonly number[] = [];

const lotteryFavouritesOf = (user: string): readonly number[] => keptOf(readLocal(KEY)).get(user) ?? NOBODYS;

/** Marks a lottery as a favourite of a user, or ends that. It stays in this browser. The newest mark stands first. */
export const markLottery = (user: string, id: number, isFavourite: boolean): void => {
  const kept = new Map(keptOf(readLocal(KEY)));
  const others = (kept.get(user) ?? []).filter((one) => one !== id);
  kept.set(user, (isFavourite ? [id, ...others] : others).slice(0, MOST));
  writeLocal(KEY, JSON.stringify([...kept].filter(([, ids]) => ids.length > 0)));
  changes.notify();
};

/** The favourites of who is here. A visitor who marks one logs in first. */
export const useLotteryFavourites = (): { readonly ids: readonly number[]; readonly toggle: (id: number) => void } => {
  const protect = useProtectedAction();
  const user = useSession().member?.account ?? null;
  const text = useStore({ get: () => readLocal(KEY), subscribe }, () => null);
  const ids = useMemo(() => (user === null ? NOBODYS : (keptOf(text).get(user) ?? NOBODYS)), [text, user]);
  const toggle = (id: number): void => {
    if (user !== null) return markLottery(user, id, !lotteryFavouritesOf(user).includes(id));
    return protect(() => {
      // Runs at the moment of the login, before this part is drawn for the member.
      const account = readSession('account');
      if (account !== null) markLottery(account, id, true);
    });
  };
  return { ids, toggle };
};
