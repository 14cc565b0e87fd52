import { useSyncExternalStore } from 'react';
import { platformNow } from '#schemas/platform-clock.ts';
import { dayOf } from './record-range.ts';

/** Updates the date when a page left open overnight becomes visible again. */
const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const today = (): string => dayOf(new Date(platformNow()));

/** Returns today in the browser's time zone, as yyyy-MM-dd. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
