import { Suspense, type ReactNode } from 'react';
import type { HomeSection } from '#schemas/layout/layout.ts';
import type { SectionKind } from '#schemas/layout/layout-values.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { BannerCarousel } from '#src/features/home/banner-carousel.tsx';
import { JackpotCounter } from '#src/features/home/jackpot-counter.tsx';
import { NoticeBar } from '#src/features/home/notice-bar.tsx';
import { PopularGames } from '#src/features/home/popular-games.tsx';
import { RailSkeleton } from '#src/features/games/rail-skeleton.tsx';
import { CategoryRow } from '#src/features/shell/category-row.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { MEMBERS_ONLY } from '#src/session/use-session.ts';
import { RecentRail } from './member-parts.tsx';

const GameRail = lazyPart('game-rail', async () => (await import('#src/features/games/game-rail.tsx')).GameRail);

function Rail(section: HomeSection) {
  if (section.of === 'popular') return <PopularGames />;
  if (section.of === 'recent') return <RecentRail />;
  const skeleton = <RailSkeleton className={section.of === 'favourites' ? MEMBERS_ONLY : ''} />;
  return (
    <ClientOnly fallback={skeleton}>
      <Suspense fallback={skeleton}>
        <GameRail {...section} />
      </Suspense>
    </ClientOnly>
  );
}

function Jackpot() {
  const { jackpot } = useBrand();
  return jackpot !== null && <JackpotCounter jackpot={jackpot} />;
}

export type SectionRows = Readonly<Partial<Record<SectionKind, (section: HomeSection) => ReactNode>>>;

/** The kinds of sections whose code the first screen needs; the others are rendered in groups. */
export const homeSections: SectionRows = {
  hero: () => <BannerCarousel group="w_home" />,
  jackpot: () => <Jackpot />,
  notices: () => <NoticeBar />,
  categories: () => <CategoryRow />,
  rail: (section) => <Rail {...section} />,
};
