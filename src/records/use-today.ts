import { useSyncExternalStore } from 'react';
import { dayOf } from './record-range.ts';

/** Updates the date of a page left open overnight when it becomes visible again. */
const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const today = (): string => dayOf(new Date());

/** Today in the browser's time zone, as yyyy-MM-dd. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);
