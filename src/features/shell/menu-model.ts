import type { Area, Category } from '#schemas/brand-names.ts';
import type { Brand } from '#schemas/brand.ts';
import type { MenuGroup, VendorCard } from '#schemas/game.ts';

/** A game category in the menus. */
export interface MenuEntry {
  readonly category: Category;
  /** The path of the category's page, or `null` if choosing the category starts its first game. */
  readonly to: string | null;
  readonly vendors: readonly VendorCard[];
  /** The sports vendors that are in a separate group. */
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

/** Slot types that the menus list as categories. Whether they have games has to be checked in the game list. */
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

/** Returns the slot types to check in the game list: the ones that the brand lists but for which the platform has no group. */
export const slotKindsToCheck = (groups: readonly MenuGroup[] | null, navigation: Navigation): readonly Category[] =>
  groups === null || vendorsOf('RNG', groups, navigation).length === 0
    ? []
    : navigation.order.filter(
        (category) => KINDS_OF_SLOTS.has(category) && vendorsOf(category, groups, navigation).length === 0,
      );

/**
 * Returns the categories of the menu in the brand's order, without categories that have no vendors. `groups` is the platform's menu, or `null` until it
 * has loaded; all categories are then shown. `kinds` are the slot types that have games, or `null` until that is known; all types that might have games
 * are then shown.
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

/** Adapts an entry for the footer, where the sports entry starts its first game instead of opening a page. */
export const footerEntry = (entry: MenuEntry): MenuEntry =>
  entry.category === 'SPORTS' ? { ...entry, to: null } : entry;
