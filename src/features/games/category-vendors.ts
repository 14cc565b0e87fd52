import type { Category } from '#schemas/brand-names.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { gameMenus } from '#schemas/calls/account.ts';

type Groups = OutputOf<typeof gameMenus>;
export type Vendor = Groups[number]['vendors'][number];

/** Returns the vendors of a category. Vendors that the brand lists as esports are in the category esports instead of sports. */
export const categoryVendors = (groups: Groups, category: Category, esports: readonly string[]): readonly Vendor[] => {
  const of = (name: string): readonly Vendor[] =>
    groups.filter(({ gameCategory }) => gameCategory === name).flatMap(({ vendors }) => vendors);
  const isEsports = ({ vassalage }: Vendor): boolean => esports.includes(vassalage);
  if (category === 'SPORTS') return of('SPORTS').filter((vendor) => !isEsports(vendor));
  if (category !== 'ESPORTS') return of(category);
  const own = of('ESPORTS');
  const known = new Set(own.map(({ vassalage }) => vassalage));
  return [...own, ...of('SPORTS').filter((vendor) => isEsports(vendor) && !known.has(vendor.vassalage))];
};

/** Returns the vendor that a page shows: the requested one, otherwise the last chosen one, otherwise the first one. */
export const selectedVendor = (
  vendors: readonly Vendor[],
  requested: string | null,
  last: string | null,
): Vendor | null =>
  [requested, last].flatMap((name) => vendors.find(({ vassalage }) => vassalage === name) ?? [])[0] ??
  vendors[0] ??
  null;
