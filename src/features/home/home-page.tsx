import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useArea, useBrand } from '#src/brand/use-brand.ts';
import { usePageTitle } from '#src/brand/use-page-title.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PopularGames } from './popular-games.tsx';
import { Promises } from './promises.tsx';
import { Steps } from './steps.tsx';
import { Teaser } from './teaser.tsx';
import { useHomeTexts } from './texts.ts';

const SideBlocks = lazyPart('side-blocks', async () => (await import('./side-blocks.tsx')).SideBlocks);

/** `categories` and `continuePlaying` are parts of other areas that stand here too. */
export function HomePage({ categories, continuePlaying }: { categories?: ReactNode; continuePlaying?: ReactNode }) {
  const t = useHomeTexts();
  const { name } = useBrand();
  const hydrated = useHydrated();
  const hasNotices = useArea('announcements');
  const hasPopular = useArea('popularGames');
  const hasWinners = useArea('winnerBoard');
  const hasLottery = useArea('lottery');
  const hasNumbers = useArea('openedNumbers') && hasLottery;
  const hasDownload = useArea('download');
  const hasPromotions = useArea('promotions');
  const waiting = (
    <>
      {hasWinners && <Skeleton className="h-112 w-full" />}
      {hasNumbers && <Skeleton className="h-112 w-full" />}
    </>
  );
  usePageTitle(t('page'));
  return (
    <>
      <h1 className="sr-only">{t('heading', { brand: name })}</h1>
      <BannerCarousel group="w_home" />
      <JackpotCounter />
      {hasNotices && <NoticeBar />}
      <div className="mx-auto max-w-7xl space-y-10 px-4 py-6 sm:px-6 sm:py-8">
        {categories}
        {continuePlaying}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {hasPopular && <PopularGames />}
          {(hasWinners || hasNumbers) && (
            <div className={hasPopular ? 'space-y-8' : 'grid gap-8 lg:col-span-2 lg:grid-cols-2'}>
              {hydrated ? (
                <Suspense fallback={waiting}>
                  <SideBlocks winners={hasWinners} numbers={hasNumbers} />
                </Suspense>
              ) : (
                waiting
              )}
            </div>
          )}
        </div>
        {hasPromotions && <Teaser icon="gift" title={t('promotions.title')} text={t('promotions.text')} action={t('promotions.action')} to="/promotions" />}
        <Teaser icon="slots" title={t('slots.title')} text={t('slots.text')} action={t('slots.action')} to="/rng" />
        <Steps />
        <Promises />
        {hasDownload && <Teaser icon="phone" title={t('download.title', { brand: name })} text={t('download.text')} action={t('download.action')} to="/download" />}
      </div>
    </>
  );
}
