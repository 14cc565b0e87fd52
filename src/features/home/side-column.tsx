import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { HomeSection } from '#schemas/layout/layout.ts';
import { classNames } from '#src/lib/class-names.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { createViewportObserver } from '#src/lib/viewport-observer.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { DrawsSkeleton } from './draws-skeleton.tsx';

const SideBlocks = lazyPart('side-blocks', async () => (await import('./side-blocks.tsx')).SideBlocks);

const VIEWPORTS_AHEAD = 1.5;
const THROTTLE_MS = 100;
const whenNear = createViewportObserver(VIEWPORTS_AHEAD, THROTTLE_MS);

/** A placeholder of the height that the winner board or the draws have while they load. */
function SidePlaceholder({ kind }: Pick<HomeSection, 'kind'>) {
  const isWinners = kind === 'winners';
  return (
    <div className={classNames('space-y-3', isWinners && 'flex flex-1 flex-col')}>
      <div className="min-h-10" />
      {isWinners ? (
        <Skeleton className="min-h-84 flex-1" />
      ) : (
        <div className="card p-2">
          <DrawsSkeleton />
        </div>
      )}
    </div>
  );
}

/** The winner board and the draws, in the order of `sections`. Their code and data load only when they come near the viewport. */
export function SideColumn({ sections, className }: { sections: readonly HomeSection[]; className: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    () => (box.current === null ? undefined : whenNear(box.current, () => startTransition(() => setNear(true)))),
    [],
  );
  const skeletons = sections.map(({ kind }) => <SidePlaceholder key={kind} kind={kind} />);
  return (
    <div ref={box} className={classNames('gap-8', className)}>
      {isNear ? (
        <Suspense fallback={skeletons}>
          <SideBlocks sections={sections} />
        </Suspense>
      ) : (
        skeletons
      )}
    </div>
  );
}
