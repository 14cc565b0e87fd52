import { useDeferredValue } from 'react';
import { isHydrating } from './hydration-state.ts';

/** False in the prerendered page and in the render that hydrates it; then true, in a render that input can interrupt. */
export const useHydrated = (): boolean => useDeferredValue(true, !isHydrating());
