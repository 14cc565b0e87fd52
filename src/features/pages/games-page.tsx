import { useSearchParams } from 'react-router-dom';
import type { BannerGroup, Category } from '#schemas/brand-names.ts';
import { gameMenus } from '#schemas/calls/account.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { useCallQuery } from '#src/platform/use-call.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { QuietFailure } from '#src/ui/quiet-failure.tsx';
import { categoryVendors, chosenVendor } from './category-vendors.ts';
import { GameGrid } from './game-grid.tsx';
import { PageFrame } from './page-frame.tsx';
import { usePageTexts } from './texts.ts';
import { VendorStrip, VendorStripSkeleton } from './vendor-strip.tsx';

const GROUPS = {
  RNG: 'w_rng',
  LIVE: 'w_live',
  FISH: 'w_fish',
  PVP: 'w_pvp',
  SPORTS: 'w_sports',
  ESPORTS: 'w_esports',
  LOTT: 'w_lott',
  ELOTT: 'w_lott',
} as const satisfies Partial<Record<Category, BannerGroup>>;

export type GamesCategory = keyof typeof GROUPS;

/** Kinds of slots that menus list like categories. */
const KINDS = ['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD'] as const satisfies readonly Category[];
const kindOf = (classify: string | null) => KINDS.find((kind) => kind === classify) ?? null;

/** The games of a category: its vendors and the list of the chosen one. Query `page` names the vendor, `classify` narrows to one kind over all vendors; another vendor ends that. */
export function GamesPage({ category = 'RNG' }: { category?: GamesCategory }) {
  const t = usePageTexts();
  const common = useCommonTexts();
  const { esportsVassalages } = useBrand().navigation;
  const [search] = useSearchParams();
  const { base, failed } = useImageBase();
  const { data, isPending, isError, refetch } = useCallQuery(gameMenus, {}, { staleTime: 300_000 });
  const classify = search.get('classify');
  const kind = kindOf(classify);
  const kindVendors = kind === null ? [] : categoryVendors(data ?? [], kind, esportsVassalages);
  const vendors = kindVendors.length > 0 ? kindVendors : categoryVendors(data ?? [], category, esportsVassalages);
  const asked = search.get('page');
  const vendor = classify !== null && asked === null ? null : chosenVendor(vendors, asked, readSession('gameVendor'));
  const addressOf = (vassalage: string): string => `?${new URLSearchParams({ ...(kind === null || kindVendors.length === 0 ? {} : { classify: kind }), page: vassalage }).toString()}`;
  const query = {
    gameType: vendor?.gameType ?? category,
    ...(vendor === null ? {} : { vassalage: vendor.vassalage }),
    ...(classify === null ? {} : { gameClassify: classify }),
  };
  return (
    <PageFrame name={t(`name.${kind ?? category}`)} {...(kind === null ? { group: GROUPS[category] } : {})}>
      {isPending && <VendorStripSkeleton />}
      {isError && <QuietFailure text={t('error')} retryLabel={common('retry')} onRetry={() => void refetch()} />}
      {vendors.length > 0 && <VendorStrip vendors={vendors} chosen={vendor?.vassalage ?? null} imageBase={base} onImageGiveUp={failed} addressOf={addressOf} />}
      {data !== undefined && vendors.length === 0 && <EmptyState icon="slots" title={t('games.empty.title')} text={t('games.empty.text')} />}
      {vendors.length > 0 && <GameGrid key={JSON.stringify(query)} query={query} />}
    </PageFrame>
  );
}
