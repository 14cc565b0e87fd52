import { lazyPart } from '#src/brand/lazy-part.tsx';
import { HydrationBoundary } from '#src/hydration/hydration-boundary.tsx';

/** The end of the home page. Its markup is in the document; its code loads after more urgent code. */
export const HomeEndPart = lazyPart('home-end', async () => (await import('#src/features/home/home-end.tsx')).HomeEnd);

export const homeEnd = (
  <HydrationBoundary fallback={<div className="home-end" />}>
    <HomeEndPart />
  </HydrationBoundary>
);
