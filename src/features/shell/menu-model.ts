import type { Area, Category } from '#schemas/brand-names.ts';
import type { Brand } from '#schemas/brand.ts';
import type { MenuGroup, VendorCard } from '#schemas/game.ts';

/** One game category as menus show it. */
export interface MenuEntry {
  readonly category: Category;
  /** Its page; null: choosing it starts its first game. */
  readonly to: string | null;
  readonly vendors: readonly VendorCard[];
  /** The vendor that forms a group of its own in sports. */
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

/** Kinds of slots on the wire, no categories of their own: whether there are games, only the game list knows. */
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

/** The kinds of slots that the brand lists and the platform's menu has no group for, though it has slots: the game list has to be asked. */
export const unknownKinds = (groups: readonly MenuGroup[] | null, navigation: Navigation): readonly Category[] =>
  groups === null || vendorsOf('RNG', groups, navigation).length === 0
    ? []
    : navigation.order.filter(
        (category) => KINDS_OF_SLOTS.has(category) && vendorsOf(category, groups, navigation).length === 0,
      );

/**
 * The platform's groups in the brand's order. `groups` null, not answered yet: every category of the brand; later only those with vendors.
 * `kinds` are the kinds of slots that have games; null, not known: all that may have some.
 */
export const menuEntries = (
  groups: readonly MenuGroup[] | null,
  navigation: Navigation,
  off: readonly Area[],
  kinds: readonly Category[] | null = null,
): readonly MenuEntry[] => {
  const unknown = unknownKinds(groups, navigation);
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

/** A vendor's own place: its tab on the category's page; null: choosing it starts its first game. */
export const vendorPage = (entry: MenuEntry, vendor: VendorCard): string | null => {
  if (entry.to === null) return null;
  if (entry.special.includes(vendor)) return SPECIAL_SPORTS;
  return `${entry.to}${entry.to.includes('?') ? '&' : '?'}page=${encodeURIComponent(vendor.vassalage)}`;
};

/** The footer's rule differs: sports start their first game there. */
export const footerEntry = (entry: MenuEntry): MenuEntry =>
  entry.category === 'SPORTS' ? { ...entry, to: null } : entry;
