import { gameMenus } from '#schemas/calls/account.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import type { RecordFilter } from './record-panel.tsx';
import { useListTexts } from '#src/texts/list-texts.ts';
import { categoryName, useRecordsTexts } from './texts.ts';
import type { RecordChoice } from './use-record-choice.ts';

interface BetFilters {
  /** The choice; a provider that has no games in the chosen category is removed from it. */
  readonly choice: RecordChoice;
  readonly filters: readonly RecordFilter[];
}

/** Returns the filters of bets by game category, and by provider in the chosen category. */
export const useBetFilters = (choice: RecordChoice): BetFilters => {
  const t = useRecordsTexts();
  const lists = useListTexts();
  const { navigation } = useBrand();
  const { data: groups } = useCallQuery(gameMenus, {});
  const { gameCategory, vassalage } = choice.filters;
  const own = groups?.filter((group) => group.gameCategory === gameCategory) ?? [];
  // The platform has no separate groups for the subcategories of slots, so all providers are offered for them.
  const offering = own.length > 0 ? own : groups;
  const vendors = new Map(
    offering?.flatMap((group) =>
      group.vendors.map((vendor) => [vendor.vassalage, vendor.name ?? vendor.vassalage] as const),
    ),
  );
  const isOffered = vassalage === undefined || groups === undefined || vendors.has(vassalage);
  const { vassalage: _withheld, ...others } = choice.filters;
  return {
    choice: isOffered ? choice : { ...choice, filters: others },
    filters: [
      {
        name: 'gameCategory',
        label: lists('gameKind'),
        all: t('filter.category.all'),
        options: navigation.order.map((value) => ({ value, label: categoryName(t, value) })),
      },
      {
        name: 'vassalage',
        label: t('column.vendor'),
        all: lists('allProviders'),
        options: [...vendors].map(([value, label]) => ({ value, label })),
      },
    ],
  };
};
