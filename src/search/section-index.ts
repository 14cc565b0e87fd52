import type { Category } from '#schemas/brand-names.ts';
import type { Glossary, VendorCard } from '#schemas/game.ts';
import type { IconName } from '#src/ui/icon.tsx';
import type { SearchNames } from './game-index.ts';
import type { Found } from './rank-matches.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** A section of the site: a game category with its vendors. */
export interface SearchSection {
  readonly category: Category;
  readonly icon: IconName;
  readonly vendors: readonly VendorCard[];
}

/** A category, or one of its vendors. */
export interface FoundSection extends Pick<Found, 'tier' | 'words'> {
  readonly section: SearchSection;
  readonly vendor: VendorCard | null;
}

export interface SectionIndex extends Pick<TextIndex, 'closest'> {
  readonly search: (query: string) => readonly FoundSection[];
}

/** Builds the index of categories and vendors. A vendor is also found by the name of its category. */
export const buildSectionIndex = (
  sections: readonly SearchSection[],
  { category: names, aliases = {} }: SearchNames,
  { glossary }: { readonly glossary?: Glossary | undefined } = {},
): SectionIndex => {
  const entries = sections.flatMap((section) => [
    { section, vendor: null },
    ...section.vendors.map((vendor) => ({ section, vendor })),
  ]);
  const index = createTextIndex(glossary);
  for (const [weight, { section, vendor }] of entries.entries()) {
    const name = names[section.category];
    const others = aliases[section.category] ?? [];
    index.add(
      vendor === null
        ? { name, aliases: [name, ...others], weight }
        : { name: vendor.name ?? vendor.vassalage, kinds: [name, ...others], weight },
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
