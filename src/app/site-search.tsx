import { useMemo } from 'react';
import { CATEGORIES, type Category } from '#schemas/brand-names.ts';
import { useGameTexts } from '#src/features/games/texts.ts';
import type { SearchNames } from '#src/search/game-index.ts';
import { useSearchTexts } from '#src/features/search/texts.ts';
import { SearchModal } from '#src/features/search/search-modal.tsx';
import { CATEGORY_ICON } from '#src/features/shell/category-icon.ts';
import { useShellTexts } from '#src/features/shell/texts.ts';
import { useChooseGameType } from '#src/features/shell/use-choose-game-type.ts';
import { useMenu } from '#src/features/shell/menu-provider.tsx';

const CLASSIFIES = [
  'SLOTS',
  'SCRATCH',
  'VIDEO_POKER',
  'JACKPOT',
  'TABLE_GAMES',
  'ARCADE',
  'BINGO',
  'CRASH',
  'MINI',
  'CARD',
] as const;

export interface SiteSearchProps {
  readonly query?: string;
}

/** Categories and game types that have alternative names. Each has one text that lists its names, separated by commas. */
const KINDS = [...CATEGORIES, 'SCRATCH', 'VIDEO_POKER', 'TABLE_GAMES', 'BINGO'] as const;

/** The search over this site's menus, names and games. */
export function SiteSearch({ onClose, query }: SiteSearchProps & { onClose: () => void }) {
  const shell = useShellTexts();
  const games = useGameTexts();
  const search = useSearchTexts();
  const menu = useMenu();
  const { choose } = useChooseGameType();
  const names = useMemo<SearchNames>(
    () => ({
      category: Object.fromEntries(CATEGORIES.map((category) => [category, shell(`category.${category}`)])) as Record<
        Category,
        string
      >,
      classify: Object.fromEntries(CLASSIFIES.map((classify) => [classify, games(`classify.${classify}`)])),
      aliases: Object.fromEntries(KINDS.map((kind) => [kind, search(`kind.${kind}`).split(', ')])),
    }),
    [shell, games, search],
  );
  const sections = useMemo(
    () =>
      menu.map(({ category, vendors, special }) => ({
        category,
        icon: CATEGORY_ICON[category],
        vendors: [...vendors, ...special],
      })),
    [menu],
  );
  return (
    <SearchModal
      onClose={onClose}
      {...(query === undefined ? {} : { query })}
      names={names}
      sections={sections}
      onSection={(category, vendor) => {
        const entry = menu.find((section) => section.category === category);
        if (entry !== undefined) choose(entry, vendor);
      }}
    />
  );
}
