import { Suspense } from 'react';
import { ContinuePlayingSkeleton } from '#src/features/games/continue-playing-skeleton.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useSession } from '#src/session/use-session.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';

const MemberHome = lazyPart('member-home', async () => (await import('./member-home.tsx')).MemberHome);

/** The part of home that only members see. */
export function MemberShelf() {
  const { phase } = useSession();
  return (
    <ClientOnly fallback={<ContinuePlayingSkeleton />}>
      {phase !== 'visitor' && (
        <Suspense fallback={<ContinuePlayingSkeleton />}>
          <MemberHome />
        </Suspense>
      )}
    </ClientOnly>
  );
}
