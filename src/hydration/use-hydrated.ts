import { useDeferredValue } from 'react';
import { isAsleep } from './hydration.ts';

/** False in the prerendered page and while it wakes up, true from then on: for parts that the first markup does without. They come in a render that gives way to the player's touch. */
export const useHydrated = (): boolean => useDeferredValue(true, !isAsleep());
