import { gameMenus } from '#schemas/calls/account.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import type { RecordFilter } from './record-panel.tsx';
import { useListTexts } from '#src/texts/list-texts.ts';
import { categoryName, useRecordsTexts } from './texts.ts';
import type { RecordChoice } from './use-record-choice.ts';

interface BetFilters {
  /** The choice, without a provider that is no longer offered. */
  readonly choice: RecordChoice;
  readonly filters: readonly RecordFilter[];
}

/** Filters bets by game category and by a provider in that category. */
export const useBetFilters = (choice: RecordChoice): BetFilters => {
  const t = useRecordsTexts();
  const lists = useListTexts();
  const { navigation } = useBrand();
  const { data: groups } = useCallQuery(gameMenus, {});
  const { gameCategory, vassalage } = choice.filters;
  const own = groups?.filter((group) => group.gameCategory === gameCategory) ?? [];
  // Subcategories of slots are not separate groups on the platform.
  const offering = own.length > 0 ? own : groups;
  const vendors = new Map(
    offering?.flatMap((group) =>
      group.vendors.map((vendor) => [vendor.vassalage, vendor.name ?? vendor.vassalage] as const),
    ),
  );
  // Drops a provider that has no games in the chosen category.
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
