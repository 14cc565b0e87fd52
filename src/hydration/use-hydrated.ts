import { useDeferredValue } from 'react';
import { isHydrating } from './hydration-state.ts';

/** Returns false in the prerendered page and in the render that hydrates it; afterwards true, in a render that input can interrupt. */
export const useHydrated = (): boolean => useDeferredValue(true, !isHydrating());
