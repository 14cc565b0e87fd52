import { memo, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BannerGroup, Category } from '#schemas/brand-names.ts';
import { gameMenus } from '#schemas/calls/account.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { Game } from '#schemas/game.ts';
import { PageLayout } from '#src/brand/page-layout.tsx';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { lastVendor, noteVendor } from '#src/session/last-vendor.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { LoadError } from '#src/ui/load-error.tsx';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { kindOfSlots } from './slot-kinds.ts';
import { categoryVendors, selectedVendor, type Vendor } from './category-vendors.ts';
import { ContinuePlaying } from './continue-playing.tsx';
import { GameList } from './game-list.tsx';
import { ALL_VENDORS, readFilters } from './list-filters.ts';
import { PvpRooms } from './pvp-rooms.tsx';
import { useGameTexts } from './texts.ts';
import { VendorStrip, VendorStripSkeleton } from './vendor-strip.tsx';

/** A link to the page that shows a sports vendor in a frame. */
function BetLink({ vendor: { vassalage, name } }: { vendor: Vendor }) {
  const t = useGameTexts();
  const { sportsSpecialVassalage } = useBrand().navigation;
  const page = vassalage === sportsSpecialVassalage ? '/fbsports' : `/seamless?vendor=${encodeURIComponent(vassalage)}`;
  return (
    <p>
      <Link to={page} className={buttonStyles('secondary')}>
        {t('sports.bet', { name: name ?? vassalage })}
      </Link>
    </p>
  );
}

function BetLinkSkeleton() {
  return <Skeleton className="h-11 w-44 sm:h-10" />;
}

/** The id of the list, the target of the skip link before the vendors. */
const LIST_ID = 'games-list';

const GROUPS = {
  RNG: 'w_rng',
  LIVE: 'w_live',
  FISH: 'w_fish',
  PVP: 'w_pvp',
  SPORTS: 'w_sports',
  ESPORTS: 'w_esports',
  ELOTT: 'w_lott',
} as const satisfies Partial<Record<Category, BannerGroup>>;

export type GamesCategory = keyof typeof GROUPS;

/** Whether a category is sports or esports. The platform has one game type for both, so a list of all vendors would mix them. */
const isSport = (category: GamesCategory): boolean => category === 'SPORTS' || category === 'ESPORTS';

export interface GamesPageProps {
  readonly category: GamesCategory;
  /** Shown instead of the page if the platform has no vendors in the category. */
  readonly missing: ReactNode;
}

/**
 * The page of a category: its vendors and the games of the selected vendor. The state is in the query parameters `page` (the vendor, or `all`), `list`,
 * `classify`, `name` and `minBet`.
 */
export function GamesPage({ category, missing }: GamesPageProps) {
  const { data, isPending, isError, refetch } = useCallQuery(gameMenus, {}, { staleTime: 300_000 });
  const menus = useMemo(
    () => ({ data, isPending, isError, refetch: () => void refetch() }),
    [data, isPending, isError, refetch],
  );
  return <CategoryGames category={category} missing={missing} menus={useDeferredValue(menus)} />;
}

interface Menus {
  readonly data: OutputOf<typeof gameMenus> | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
}

/** Renders a changed menu with low priority, so that it does not block input. */
const CategoryGames = memo(function CategoryGames({
  category,
  missing,
  menus: { data, isPending, isError, refetch },
}: GamesPageProps & { readonly menus: Menus }) {
  const t = useGameTexts();
  const common = useCommonTexts();
  const { esportsVassalages } = useBrand().navigation;
  const [search] = useSearchParams();
  const { base, failed } = useImageBase();
  const filters = readFilters(search);
  const { classify, vendor: requested } = filters;
  const kind = requested === null ? kindOfSlots(classify) : null;
  const kindVendors = kind === null ? [] : categoryVendors(data ?? [], kind, esportsVassalages);
  const ownVendors = categoryVendors(data ?? [], category, esportsVassalages);
  const vendors = kindVendors.length > 0 ? kindVendors : ownVendors;
  const hasVendors = vendors.length > 0;
  const overAll = requested === ALL_VENDORS || (classify !== null && requested === null);
  const vendor = overAll ? null : selectedVendor(vendors, requested, lastVendor());
  const named = vendor?.vassalage === requested ? requested : null;
  useEffect(() => {
    if (named !== null) noteVendor(named);
  }, [named]);
  const hasAll = vendors.length > 1 && !isSport(category);
  const known = new Set(ownVendors.map(({ vassalage }) => vassalage));
  const isHere = (game: Pick<Game, 'vassalage' | 'gameType'>): boolean =>
    category === 'RNG'
      ? game.gameType === 'RNG'
      : known.has(game.vassalage) && (game.gameType === category || isSport(category));
  const addressOf = (vassalage: string): string =>
    `?${new URLSearchParams({ ...(kind === null || kindVendors.length === 0 ? {} : { classify: kind }), page: vassalage }).toString()}`;
  const chosen = filters.type === 'all' ? (vendor?.vassalage ?? ALL_VENDORS) : null;
  if (data !== undefined && !hasVendors) return missing;
  return (
    <PageLayout name={t(`name.${kind ?? category}`)} {...(kind === null ? { bannerGroup: GROUPS[category] } : {})}>
      {isError && <LoadError text={common('failed')} retryLabel={common('retry')} onRetry={refetch} />}
      {(isPending || hasVendors) && (
        <>
          <ContinuePlaying />
          {hasVendors ? (
            <VendorStrip
              vendors={vendors}
              withAll={hasAll}
              chosen={chosen}
              imageBase={base}
              onImageGiveUp={failed}
              addressOf={addressOf}
              skipTo={LIST_ID}
            />
          ) : (
            <VendorStripSkeleton />
          )}
          {isSport(category) && (vendor === null ? <BetLinkSkeleton /> : <BetLink vendor={vendor} />)}
          {category === 'PVP' && <PvpRooms vassalage={hasVendors ? (vendor?.vassalage ?? null) : undefined} />}
          <GameList
            id={LIST_ID}
            filters={{ ...filters, vendor: vendor?.vassalage ?? (overAll ? ALL_VENDORS : requested) }}
            query={
              hasVendors
                ? {
                    gameType: vendor?.gameType ?? category,
                    ...(vendor === null ? {} : { vassalage: vendor.vassalage }),
                  }
                : null
            }
            withClassifies={category === 'RNG'}
            isHere={isHere}
          />
        </>
      )}
    </PageLayout>
  );
});
