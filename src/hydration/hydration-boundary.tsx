import { Suspense, useEffect, type ReactNode } from 'react';
import { boundaryHydrated, boundaryPending } from './hydration-state.ts';

function Hydrated() {
  useEffect(boundaryHydrated, []);
  return null;
}

/**
 * A part of the page that hydrates on its own, the one that the player touches first of all. Keep its element the same while the page hydrates: React
 * hydrates a boundary whose props change at once and in one go.
 */
export function HydrationBoundary({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  useEffect(boundaryPending, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Hydrated />
    </Suspense>
  );
}
