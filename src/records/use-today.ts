import { useSyncExternalStore } from 'react';
import { dayOf } from './record-range.ts';

/** A page that was left open over night hears of the new day when the player comes back to it. */
const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const today = (): string => dayOf(new Date());

/** The day on the player's clock, as yyyy-MM-dd. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
