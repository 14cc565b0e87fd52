import { lazyPart } from '#src/brand/lazy-part.tsx';
import { HydrationBoundary } from '#src/hydration/hydration-boundary.tsx';

/** The end of home. Its markup is in the document; its code loads after the code that a player needs first. */
export const HomeEndPart = lazyPart('home-end', async () => (await import('#src/features/home/home-end.tsx')).HomeEnd);

export const homeEnd = (
  <HydrationBoundary fallback={<div className="home-end" />}>
    <HomeEndPart />
  </HydrationBoundary>
);
