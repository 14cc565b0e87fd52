import { Suspense, useEffect, type ReactNode } from 'react';
import { boundaryHydrated, boundaryPending } from './hydration-state.ts';

function Hydrated() {
  useEffect(boundaryHydrated, []);
  return null;
}

/**
 * A part of the page that hydrates on its own; the part that the player touches hydrates first. Pass the same element while the page hydrates: React
 * hydrates a boundary with changed props immediately and without interruption.
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
