import { useSyncExternalStore } from 'react';
import { platformNow } from '#schemas/platform-clock.ts';
import { dayOf } from './record-range.ts';

/** Checks the date whenever the page becomes visible, because it may have been open overnight. */
const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const today = (): string => dayOf(new Date(platformNow()));

/** Returns today's date in the browser's time zone, as yyyy-MM-dd. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
