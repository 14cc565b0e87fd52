import type { Category } from '#schemas/brand-names.ts';
import type { VendorCard } from '#schemas/game.ts';
import type { IconName } from '#src/ui/icon.tsx';
import type { SearchNames } from './game-index.ts';
import { createTextIndex, type Found, type TextIndex } from './text-index.ts';

/** A category of games that this site has, with its vendors. */
export interface SearchPlace {
  readonly category: Category;
  readonly icon: IconName;
  readonly vendors: readonly VendorCard[];
}

/** A category, or with a vendor that vendor's games in it. */
export interface FoundPlace extends Pick<Found, 'tier' | 'words'> {
  readonly place: SearchPlace;
  readonly vendor: VendorCard | null;
}

export interface PlaceIndex extends Pick<TextIndex, 'closest'> {
  readonly search: (query: string) => readonly FoundPlace[];
}

/** The index of categories and vendors. A vendor is found by what its category is called, too. */
export const buildPlaceIndex = (places: readonly SearchPlace[], names: SearchNames['category']): PlaceIndex => {
  const entries = places.flatMap((place) => [
    { place, vendor: null },
    ...place.vendors.map((vendor) => ({ place, vendor })),
  ]);
  const index = createTextIndex();
  for (const [weight, { place, vendor }] of entries.entries()) {
    const category = names[place.category];
    index.add(
      vendor === null
        ? { name: category, weight }
        : { name: vendor.name ?? vendor.vassalage, kinds: [category], weight },
    );
  }
  return {
    closest: index.closest,
    search: (query) =>
      index.search(query).flatMap(({ at, tier, words }) => {
        const entry = entries[at];
        return entry === undefined ? [] : [{ ...entry, tier, words }];
      }),
  };
};
