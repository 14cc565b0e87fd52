import { Suspense } from 'react';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { useSession } from '#src/session/use-session.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

const ContinuePlaying = lazyPart('continue-playing', async () => (await import('#src/features/games/continue-playing.tsx')).ContinuePlaying);

/** What home shows to members alone. */
export function MemberShelf() {
  const { phase } = useSession();
  const hydrated = useHydrated();
  if (!hydrated || phase === 'visitor') return null;
  return (
    <Suspense fallback={null}>
      <ContinuePlaying />
    </Suspense>
  );
}
