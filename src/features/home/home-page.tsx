import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useArea, useBrand } from '#src/brand/use-brand.ts';
import { useHomeTitle } from '#src/brand/use-page-title.ts';
import { createViewportObserver } from '#src/lib/viewport-observer.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PopularGames } from './popular-games.tsx';
import { useHomeTexts } from './texts.ts';

const SideBlocks = lazyPart('side-blocks', async () => (await import('./side-blocks.tsx')).SideBlocks);

const VIEWPORTS_AHEAD = 1.5;
const THROTTLE_MS = 100;
const whenNear = createViewportObserver(VIEWPORTS_AHEAD, THROTTLE_MS);

/** The winner board and the draws. Their code and data load only when they come near the viewport. */
function DeferredSideBlocks({
  winners,
  numbers,
  className,
}: {
  winners: boolean;
  numbers: boolean;
  className: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(
    () => (box.current === null ? undefined : whenNear(box.current, () => startTransition(() => setNear(true)))),
    [],
  );
  const skeletons = (
    <>
      {winners && <Skeleton className="h-112 w-full" />}
      {numbers && <Skeleton className="h-112 w-full" />}
    </>
  );
  return (
    <div ref={box} className={className}>
      {isNear ? (
        <Suspense fallback={skeletons}>
          <SideBlocks winners={winners} numbers={numbers} />
        </Suspense>
      ) : (
        skeletons
      )}
    </div>
  );
}

/** The home page. `categories` and `continuePlaying` come from other features; `end` is below the first screen, and its code loads later. */
export function HomePage({
  categories,
  continuePlaying,
  end,
}: {
  categories?: ReactNode;
  continuePlaying?: ReactNode;
  end?: ReactNode;
}) {
  const t = useHomeTexts();
  const { name, jackpot } = useBrand();
  const hasNotices = useArea('announcements');
  const hasPopular = useArea('popularGames');
  const hasWinners = useArea('winnerBoard');
  const hasLottery = useArea('lottery');
  const hasNumbers = useArea('openedNumbers') && hasLottery;
  useHomeTitle(t('page'));
  return (
    <>
      <h1 className="sr-only">{t('heading', { brand: name })}</h1>
      <BannerCarousel group="w_home" />
      {jackpot !== null && <JackpotCounter jackpot={jackpot} />}
      {hasNotices && <NoticeBar />}
      <div className="mx-auto max-w-7xl space-y-6 px-4 py-4 sm:space-y-10 sm:px-6 sm:py-8">
        {categories}
        {continuePlaying}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {hasPopular && <PopularGames />}
          {(hasWinners || hasNumbers) && (
            <DeferredSideBlocks
              winners={hasWinners}
              numbers={hasNumbers}
              className={hasPopular ? 'space-y-8' : 'grid gap-8 lg:col-span-2 lg:grid-cols-2'}
            />
          )}
        </div>
        {end}
      </div>
    </>
  );
}
