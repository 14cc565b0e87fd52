import type { Difference } from './difference.ts';
import { fromTo, type DiffCheck, type Found } from './diff-check.ts';

const HOME = { pages: ['/index'] };

/** The pages that show the banners of a group. */
const PAGES_OF_GROUP: Readonly<Record<string, readonly string[]>> = {
  w_home: ['/index'],
  w_rng: ['/rng'],
  w_live: ['/live'],
  w_fish: ['/fish'],
  w_pvp: ['/pvp'],
  w_sports: ['/sports'],
  w_esports: ['/esports'],
  w_lott: ['/lottery', '/elott'],
  w_down: ['/download'],
  w_promotion: ['/promotions'],
  w_shop: ['/pointMall'],
  w_help: ['/help'],
  w_login: ['/login'],
  w_register: ['/register'],
};

const pagesOfBanner = ({ path, old, now }: Found): Partial<Difference['seenBy']> => {
  const banner = [...now.brand.banners, ...old.brand.banners].find(({ bannerId }) => bannerId === path[1]);
  return { pages: [...(PAGES_OF_GROUP[banner?.groupName ?? ''] ?? [])] };
};

/** The places of a banner's texts. */
const bannerTexts = (bannerId: string): readonly (readonly string[])[] =>
  ['title', 'text', 'action'].map((part) => ['texts', '*', `brand:banner.${bannerId}.${part}`]);

/** Checks for the banners and the jackpot. */
export const BANNER_CHECKS: readonly DiffCheck[] = [
  {
    name: 'banner-gone',
    severity: 'warning',
    at: 'banners/*',
    kind: 'removed',
    says: ({ key }) => `the banner ${key} is gone`,
    seenBy: pagesOfBanner,
    includes: ({ key }) => bannerTexts(key),
  },
  {
    name: 'banner-added',
    severity: 'info',
    at: 'banners/*',
    kind: 'added',
    says: ({ key }) => `the banner ${key} is new`,
    seenBy: pagesOfBanner,
    includes: ({ key }) => bannerTexts(key),
  },
  {
    name: 'banners-moved',
    severity: 'info',
    at: 'banners',
    kind: 'moved',
    says: () => 'banners are in a different order',
  },
  {
    name: 'banner-group-changed',
    severity: 'warning',
    at: 'banners/*/groupName',
    says: (found) => `the banner ${found.path[1] ?? ''} is on another page: ${fromTo(found)}`,
    seenBy: pagesOfBanner,
  },
  {
    name: 'banner-target-gone',
    severity: 'warning',
    at: 'banners/*/target',
    kind: 'removed',
    says: ({ path }) => `the banner ${path[1] ?? ''} opens nothing`,
    seenBy: pagesOfBanner,
    includes: ({ path }) => [['banners', path[1] ?? '', 'linkageType']],
  },
  {
    name: 'banner-target-changed',
    severity: 'info',
    at: 'banners/*/target',
    says: (found) => `the banner ${found.path[1] ?? ''} opens another page: ${fromTo(found)}`,
    seenBy: pagesOfBanner,
  },
  {
    name: 'banner-changed',
    severity: 'info',
    at: 'banners/**',
    says: (found) => `${found.key} of the banner ${found.path[1] ?? ''}: ${fromTo(found)}`,
    seenBy: pagesOfBanner,
  },

  {
    name: 'jackpot-gone',
    severity: 'warning',
    at: 'jackpot',
    when: ({ after }) => after === null,
    says: () => 'home has no jackpot',
    seenBy: () => HOME,
  },
  {
    name: 'jackpot-added',
    severity: 'info',
    at: 'jackpot',
    when: ({ before }) => before === null,
    says: () => 'home has a jackpot',
    seenBy: () => HOME,
  },
  {
    name: 'jackpot-claim',
    severity: 'error',
    at: 'jackpot/mode',
    when: ({ after }) => after === 'feed',
    says: () => 'the jackpot is presented as a real amount',
    seenBy: () => HOME,
  },
  {
    name: 'jackpot-marked',
    severity: 'info',
    at: 'jackpot/mode',
    says: () => 'the jackpot is marked as an illustration',
    seenBy: () => HOME,
  },
  {
    name: 'jackpot-changed',
    severity: 'warning',
    at: 'jackpot/**',
    says: (found) => `the jackpot: ${found.key} ${fromTo(found)}`,
    seenBy: () => HOME,
  },
];
