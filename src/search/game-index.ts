import type { Category } from '#schemas/brand-names.ts';
import type { Glossary, VendorCard, VendorCatalogue } from '#schemas/game.ts';
import { inTimeSlices } from '#src/lib/in-time-slices.ts';
import type { Found } from './rank-matches.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** A game of the catalogue with its vendor: enough to show and launch the game. */
export type ListedGame = VendorCatalogue['games'][number] & Pick<VendorCatalogue, 'vassalage' | 'vendor' | 'gameType'>;

export interface FoundGame extends Pick<Found, 'tier' | 'words'> {
  readonly game: ListedGame;
}

export interface GameIndex extends Pick<TextIndex, 'closest'> {
  readonly search: (query: string) => readonly FoundGame[];
  /** Returns the number of games that a vendor has in a category. */
  readonly count: (vendor: Pick<VendorCard, 'vassalage' | 'gameType'>, category: Category) => number;
}

/** The names of categories and game types by code: the displayed names, and other names that players use. */
export interface SearchNames extends KindNames {
  readonly category: Readonly<Record<Category, string>>;
}

/** The names that players search for to find games of a kind; without any, games are found by name and vendor only. */
export interface KindNames {
  readonly category: Readonly<Partial<Record<Category, string>>>;
  readonly classify: Readonly<Record<string, string>>;
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

export interface GameIndexOptions {
  readonly glossary?: Glossary | undefined;
  /** The sports vendors that the site shows as esports. */
  readonly esports?: readonly string[];
  /** Waits between two slices of the work. */
  readonly pause?: () => Promise<void>;
}

const AFTER_HOT = 1_000_000;

const listed = (vendors: readonly VendorCatalogue[]): { readonly game: ListedGame; readonly weight: number }[] =>
  vendors.flatMap(({ games, vassalage, vendor, gameType }) =>
    games.map((game, place) => ({
      game: { ...game, vassalage, vendor, gameType },
      weight: Math.min(place, AFTER_HOT) + (game.isHot === 1 ? 0 : AFTER_HOT),
    })),
  );

const kindsOf = (
  { gameType, gameClassify, vassalage }: ListedGame,
  { category, classify, aliases = {} }: KindNames,
  esports: readonly string[],
): readonly string[] => {
  const categories: Readonly<Record<string, string | undefined>> = category;
  const own = gameType === ('SPORTS' satisfies Category) && esports.includes(vassalage) ? 'ESPORTS' : gameType;
  const codes = gameClassify === null ? [own] : [own, gameClassify];
  return [...new Set(codes.flatMap((code) => [categories[code], classify[code], ...(aliases[code] ?? [])]))].filter(
    (name) => name !== undefined,
  );
};

/**
 * Builds the index of all games in slices that yield to the main thread. Games are found by name, vendor, category and type, including the names that
 * players of the language use.
 */
export const buildGameIndex = async (
  vendors: readonly VendorCatalogue[],
  names: KindNames,
  { glossary, esports = [], pause }: GameIndexOptions = {},
): Promise<GameIndex> => {
  const games = listed(vendors);
  const index = createTextIndex(glossary);
  await inTimeSlices(
    games,
    ({ game, weight }) =>
      index.add({ name: game.gameName, vendor: game.vendor, kinds: kindsOf(game, names, esports), weight }),
    undefined,
    pause,
  );
  return {
    closest: index.closest,
    search: (query) =>
      index.search(query).flatMap(({ at, tier, words }) => {
        const game = games[at]?.game;
        return game === undefined ? [] : [{ game, tier, words }];
      }),
    count: ({ vassalage, gameType }, category) => {
      const own = games.filter(({ game }) => game.vassalage === vassalage && game.gameType === gameType);
      // The API counts esports as sports, and slot types as slots with a `classify`.
      const isKind = category !== gameType && category !== 'ESPORTS';
      return isKind ? own.filter(({ game }) => game.gameClassify === category).length : own.length;
    },
  };
};
