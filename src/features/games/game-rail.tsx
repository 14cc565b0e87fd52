import { gameMenus } from '#schemas/calls/account.ts';
import { gameList } from '#schemas/calls/games.ts';
import { CLIENT_TYPE, GAME_PAGE_SIZE, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { Category } from '#schemas/brand-names.ts';
import type { Game } from '#schemas/game.ts';
import type { HomeSection } from '#schemas/layout/layout.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useSession } from '#src/session/use-session.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { categoryVendors } from './category-vendors.ts';
import { RailList } from './rail-list.tsx';
import { RailSkeleton } from './rail-skeleton.tsx';
import { kindOfSlots } from './slot-kinds.ts';
import { useGameTexts } from './texts.ts';
import { useFavouriteGames, useHotGames, type GameQuery } from './use-game-list.ts';

const MAX_GAMES = 12;
const STALE_MS = 300_000;

/** Shows nothing if there are no games, or if they could not be loaded. */
function Rail({ title, games, failed }: { title: string; games: readonly Game[] | undefined; failed: boolean }) {
  if (games === undefined) return !failed && <RailSkeleton />;
  return games.length > 0 && <RailList title={title} games={games.slice(0, MAX_GAMES)} />;
}

function HotRail() {
  const t = useGameTexts();
  const { data, isError } = useHotGames();
  return <Rail title={t('rail.hot')} games={data} failed={isError} />;
}

function FavouritesRail() {
  const t = useGameTexts();
  const { phase } = useSession();
  const { data, isError } = useFavouriteGames();
  return phase !== 'visitor' && <Rail title={t('list.fav')} games={data} failed={isError} />;
}

/** The first games of a query; `vendors` limits them to certain vendors. */
function QueryRail({ title, query, vendors }: { title: string; query: GameQuery; vendors?: ReadonlySet<string> }) {
  const { language } = useLanguage();
  const { data, isError } = useCallQuery(
    gameList,
    { clientType: CLIENT_TYPE, platform: LIST_PLATFORM, pageSize: GAME_PAGE_SIZE, pageNo: 1, language, ...query },
    { staleTime: STALE_MS },
  );
  const games = data?.games.filter(({ vassalage }) => vendors?.has(vassalage) ?? true);
  return <Rail title={title} games={games} failed={isError} />;
}

/** The games of a category. Sports and esports share one game type on the platform, so they are told apart by their vendors. */
function CategoryRail({ category }: { category: Category }) {
  const t = useGameTexts();
  const { esportsVassalages } = useBrand().navigation;
  const { data, isError } = useCallQuery(gameMenus, {}, { staleTime: STALE_MS });
  const title = t(`name.${category}`);
  const kind = kindOfSlots(category);
  if (kind !== null) return <QueryRail title={title} query={{ gameType: 'RNG', gameClassify: kind }} />;
  if (category !== 'SPORTS' && category !== 'ESPORTS')
    return <QueryRail title={title} query={{ gameType: category }} />;
  if (data === undefined) return !isError && <RailSkeleton />;
  const vendors = categoryVendors(data, category, esportsVassalages);
  const [first] = vendors;
  return (
    first !== undefined && (
      <QueryRail
        title={title}
        query={{ gameType: first.gameType }}
        vendors={new Set(vendors.map(({ vassalage }) => vassalage))}
      />
    )
  );
}

/** The games of a vendor. Shows nothing if the platform does not list the vendor. */
function VendorRail({ vassalage }: { vassalage: string }) {
  const { data, isError } = useCallQuery(gameMenus, {}, { staleTime: STALE_MS });
  if (data === undefined) return !isError && <RailSkeleton />;
  const vendor = data.flatMap(({ vendors }) => vendors).find((one) => one.vassalage === vassalage);
  return (
    vendor !== undefined && (
      <QueryRail title={vendor.name ?? vassalage} query={{ gameType: vendor.gameType, vassalage }} />
    )
  );
}

/** A rail of the home page. A rail without games is not rendered. */
export function GameRail({ of, vendor, category }: Pick<HomeSection, 'of' | 'vendor' | 'category'>) {
  if (of === 'hot') return <HotRail />;
  if (of === 'favourites') return <FavouritesRail />;
  if (of === 'category' && category !== undefined) return <CategoryRail category={category} />;
  return of === 'vendor' && vendor !== undefined && <VendorRail vassalage={vendor} />;
}
