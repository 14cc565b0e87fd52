import type { Area, Category } from '#schemas/brand-names.ts';
import type { Brand } from '#schemas/brand.ts';
import type { MenuGroup, VendorCard } from '#schemas/game.ts';

/** A game category as shown in menus. */
export interface MenuEntry {
  readonly category: Category;
  /** The path of the category's page, or `null` if choosing the category starts its first game. */
  readonly to: string | null;
  readonly vendors: readonly VendorCard[];
  /** Sports vendors that are listed in a separate group. */
  readonly special: readonly VendorCard[];
}

const PAGES: Readonly<Record<Category, string | null>> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: null,
  ELOTT: null,
  COCKFIGHT: null,
  JACKPOT: '/rng?classify=JACKPOT',
  CRASH: '/rng?classify=CRASH',
  ARCADE: '/rng?classify=ARCADE',
  MINI: '/rng?classify=MINI',
  CARD: '/rng?classify=CARD',
};

/** Slot types that menus list like categories. Only the game list shows whether they have games. */
const KINDS_OF_SLOTS: ReadonlySet<Category> = new Set(['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD']);

const AREA_OF: Readonly<Partial<Record<Category, Area>>> = {
  SPORTS: 'sports',
  ESPORTS: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

const SPECIAL_SPORTS = '/fbsports';

type Navigation = Brand['navigation'];

const vendorsOf = (category: Category, groups: readonly MenuGroup[], navigation: Navigation): readonly VendorCard[] => {
  const isEsports = (vendor: VendorCard): boolean => navigation.esportsVassalages.includes(vendor.vassalage);
  const own = groups.filter((group) => group.gameCategory === category).flatMap((group) => group.vendors);
  if (category === 'SPORTS') return own.filter((vendor) => !isEsports(vendor));
  if (category !== 'ESPORTS') return own;
  const split = groups
    .filter((group) => group.gameCategory === 'SPORTS')
    .flatMap((group) => group.vendors.filter(isEsports));
  const known = new Set(own.map((vendor) => vendor.vassalage));
  return [...own, ...split.filter((vendor) => !known.has(vendor.vassalage))];
};

/** Returns the slot types to look up in the game list: those that the brand lists and for which the platform's menu has no group. */
export const slotKindsToCheck = (groups: readonly MenuGroup[] | null, navigation: Navigation): readonly Category[] =>
  groups === null || vendorsOf('RNG', groups, navigation).length === 0
    ? []
    : navigation.order.filter(
        (category) => KINDS_OF_SLOTS.has(category) && vendorsOf(category, groups, navigation).length === 0,
      );

/**
 * Returns the platform's groups in the brand's order. While `groups` is `null` (loading), all categories of the brand are shown; afterwards only
 * those with vendors. `kinds` are the slot types that have games; while it is `null` (loading), all that might have some are shown.
 */
export const menuEntries = (
  groups: readonly MenuGroup[] | null,
  navigation: Navigation,
  off: readonly Area[],
  kinds: readonly Category[] | null = null,
): readonly MenuEntry[] => {
  const unknown = slotKindsToCheck(groups, navigation);
  return navigation.order.flatMap((category) => {
    const area = AREA_OF[category];
    if (area !== undefined && off.includes(area)) return [];
    const vendors = groups === null ? [] : vendorsOf(category, groups, navigation);
    const mayHaveGames = unknown.includes(category) && (kinds === null || kinds.includes(category));
    if (groups !== null && vendors.length === 0 && !mayHaveGames) return [];
    const isSpecial = (vendor: VendorCard): boolean =>
      category === 'SPORTS' && vendor.vassalage === navigation.sportsSpecialVassalage;
    return [
      {
        category,
        to: PAGES[category],
        vendors: vendors.filter((vendor) => !isSpecial(vendor)),
        special: vendors.filter(isSpecial),
      },
    ];
  });
};

/** Returns the path of a vendor's tab, or `null` if choosing the vendor starts its first game. */
export const vendorPage = (entry: MenuEntry, vendor: VendorCard): string | null => {
  if (entry.to === null) return null;
  if (entry.special.includes(vendor)) return SPECIAL_SPORTS;
  return `${entry.to}${entry.to.includes('?') ? '&' : '?'}page=${encodeURIComponent(vendor.vassalage)}`;
};

/** In the footer, sports entries start their first game instead of opening a page. */
export const footerEntry = (entry: MenuEntry): MenuEntry =>
  entry.category === 'SPORTS' ? { ...entry, to: null } : entry;
