import { useEffect } from 'react';
import { lockScroll } from './scroll-lock.ts';

/** Locks the page's scroll while `active`. */
export const useScrollLock = (active: boolean): void => {
  useEffect(() => (active ? lockScroll() : undefined), [active]);
};
