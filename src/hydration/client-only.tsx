import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Content that cannot be prerendered, because it depends on another chunk or on who is logged in: `fallback` is in the markup, and `children` replace
 * it once the page is hydrated. If both are the same component, it keeps its state and only its props change.
 */
export function ClientOnly({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useHydrated() ? children : fallback;
}
