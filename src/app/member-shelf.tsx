import { Suspense } from 'react';
import { RoomToContinue } from '#src/features/games/room-to-continue.tsx';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useSession } from '#src/session/use-session.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

const ContinuePlaying = lazyPart(
  'continue-playing',
  async () => (await import('#src/features/games/continue-playing.tsx')).ContinuePlaying,
);

/** What home shows to members alone. */
export function MemberShelf() {
  const { phase } = useSession();
  const hydrated = useHydrated();
  if (!hydrated) return <RoomToContinue />;
  if (phase === 'visitor') return null;
  return (
    <Suspense fallback={<RoomToContinue />}>
      <ContinuePlaying />
    </Suspense>
  );
}
