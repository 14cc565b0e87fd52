import { Suspense, useEffect, type ReactNode } from 'react';
import { sliceSleeps, sliceWakes } from './hydration.ts';

function Awake() {
  useEffect(sliceWakes, []);
  return null;
}

/**
 * A part of the page that wakes up by itself: a prerendered page becomes React's own slice by slice, the one that the player touches first of all,
 * and a slow phone is never held up by the whole. Keep its element the same while the page wakes up: what changes a slice wakes it at once.
 */
export function PageSlice({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  useEffect(sliceSleeps, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Awake />
    </Suspense>
  );
}
