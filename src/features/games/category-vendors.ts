import type { Category } from '#schemas/brand-names.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { gameMenus } from '#schemas/calls/account.ts';

type Groups = OutputOf<typeof gameMenus>;
export type Vendor = Groups[number]['vendors'][number];

/** The vendors of a category. The brand's list splits esports off sports. */
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

/** The vendor that a page starts with: the one asked for, else the one chosen last, else the first. */
export const chosenVendor = (vendors: readonly Vendor[], asked: string | null, kept: string | null): Vendor | null =>
  [asked, kept].flatMap((name) => vendors.find(({ vassalage }) => vassalage === name) ?? [])[0] ?? vendors[0] ?? null;
