import { Suspense, type ReactNode } from 'react';
import { ContinuePlayingSkeleton } from '#src/features/games/rail-skeleton.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useArea } from '#src/brand/use-brand.ts';
import { useSession } from '#src/session/use-session.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

const WaitingStrip = lazyPart(
  'waiting-strip',
  async () => (await import('#src/features/waiting/waiting-strip.tsx')).WaitingStrip,
);
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

/** The member's pending items, which stay at the bottom of the window. It must be the last part of the page. */
export function MemberPending() {
  const hasCentre = useArea('memberCentre');
  return (
    hasCentre && (
      <MembersOnly>
        <WaitingStrip />
      </MembersOnly>
    )
  );
}
