import { Suspense, type ReactNode } from 'react';
import { ContinuePlayingSkeleton } from '#src/features/games/rail-skeleton.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useSession } from '#src/session/use-session.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

const PendingItems = lazyPart('pending-items', async () => (await import('./pending-items.tsx')).PendingItems);
const ContinuePlaying = lazyPart(
  'continue-playing',
  async () => (await import('#src/features/games/continue-playing.tsx')).ContinuePlaying,
);

function MembersOnly({ skeleton = null, children }: { skeleton?: ReactNode; children: ReactNode }) {
  const { phase } = useSession();
  return (
    <ClientOnly fallback={skeleton}>
      {phase !== 'visitor' && <Suspense fallback={skeleton}>{children}</Suspense>}
    </ClientOnly>
  );
}

/** The member's recent games. */
export function RecentRail() {
  return (
    <MembersOnly skeleton={<ContinuePlayingSkeleton />}>
      <ContinuePlaying />
    </MembersOnly>
  );
}

/** The member's pending items. */
export function MemberPending() {
  return (
    <MembersOnly>
      <PendingItems />
    </MembersOnly>
  );
}
