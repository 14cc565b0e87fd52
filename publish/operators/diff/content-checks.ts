import { measurePairs } from '#schemas/checks/theme-contrast.ts';
import type { ColorToken } from '#schemas/tokens.ts';
import type { BrandState } from './brand-state.ts';
import type { Difference } from './difference.ts';
import { fromTo, MEMBERS, shown, VISITORS, type DiffCheck, type Found } from './diff-check.ts';

const HOME = { pages: ['/index'] };
const REGISTRATION = { pages: ['/register'], ...VISITORS };

type Mode = 'light' | 'dark';

/** Returns the pairs of colours with a token that have lost the required contrast. */
const lostPairs = ({ path, old, now }: Found): readonly string[] => {
  const [mode, token] = path.slice(2) as [Mode, ColorToken];
  const low = (brand: Found['now']['brand']): readonly string[] =>
    measurePairs(brand.theme.tokens[mode])
      .filter(({ text, background, ratio, minimum }) => ratio < minimum && [text, background].includes(token))
      .map(({ text, background }) => `${text} on ${background}`);
  const before = new Set(low(old.brand));
  return low(now.brand).filter((pair) => !before.has(pair));
};

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

const bytesOf = ({ files }: BrandState, path: string): number => files[path]?.bytes ?? 0;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Pictures may grow by this share, or by this many bytes, before it is worth a warning. */
const TOLERATED_GROWTH = 1.2;
const TOLERATED_BYTES = 5000;

const isHeavier = ({ key, old, now }: Found): boolean => {
  const [before, after] = [bytesOf(old, key), bytesOf(now, key)];
  return after > TOLERATED_GROWTH * before && after > before + TOLERATED_BYTES;
};

const inLanguage = ({ path }: Found): Partial<Difference['seenBy']> => ({ languages: path.slice(1, 2) });

/** The places of the texts of a banner. */
const bannerTexts = (bannerId: string): readonly (readonly string[])[] =>
  ['title', 'text', 'action'].map((part) => ['texts', '*', `brand:banner.${bannerId}.${part}`]);

/** Returns a time in milliseconds since 1970 as text. */
const timeOf = (time: unknown): string => new Date(Number(time)).toISOString().replace(/\.\d+Z$/, 'Z');

/** Checks of what a brand shows: look, menu, banners, registration, texts and files. */
export const CONTENT_CHECKS: readonly DiffCheck[] = [
  {
    name: 'default-theme-changed',
    severity: 'warning',
    at: 'theme/default',
    says: (found) => `the theme of a first visit: ${fromTo(found)}`,
  },
  {
    name: 'contrast-low',
    severity: 'error',
    at: 'theme/tokens/light/**',
    when: (found) => lostPairs(found).length > 0,
    says: (found) => `text is hard to read in the light theme: ${lostPairs(found).join(', ')}`,
  },
  {
    name: 'contrast-low-dark',
    severity: 'error',
    at: 'theme/tokens/dark/**',
    when: (found) => lostPairs(found).length > 0,
    says: (found) => `text is hard to read in the dark theme: ${lostPairs(found).join(', ')}`,
  },
  {
    name: 'colour-changed',
    severity: 'info',
    at: 'theme/tokens/light/**',
    says: ({ path }) => `the colour ${path[3] ?? ''} of the light theme is another one`,
  },
  {
    name: 'dark-colour-changed',
    severity: 'info',
    at: 'theme/tokens/dark/**',
    says: ({ path }) => `the colour ${path[3] ?? ''} of the dark theme is another one`,
  },
  { name: 'font-changed', severity: 'info', at: 'theme/tokens/fontFamily/**', says: () => 'texts have another font' },
  {
    name: 'token-changed',
    severity: 'info',
    at: 'theme/tokens/**',
    says: ({ path }) => `${path.slice(2, 4).join(' ')} of the theme is another one`,
  },
  { name: 'look-changed', severity: 'warning', at: 'layout/look', says: (found) => `the look: ${fromTo(found)}` },
  { name: 'header-changed', severity: 'warning', at: 'layout/header', says: (found) => `the header: ${fromTo(found)}` },
  {
    name: 'home-section-gone',
    severity: 'warning',
    at: 'layout/home/*',
    kind: 'removed',
    says: ({ key }) => `home no longer has the section ${key}`,
    seenBy: () => HOME,
  },
  {
    name: 'home-section-added',
    severity: 'info',
    at: 'layout/home/*',
    kind: 'added',
    says: ({ key }) => `home has the section ${key}`,
    seenBy: () => HOME,
  },
  {
    name: 'home-moved',
    severity: 'info',
    at: 'layout/home',
    kind: 'moved',
    says: ({ after }) => `the sections of home have the order ${(after as readonly string[]).join(', ')}`,
    seenBy: () => HOME,
  },
  {
    name: 'registration-changed',
    severity: 'info',
    at: 'layout/registration',
    says: (found) => `the steps of the registration: ${fromTo(found)}`,
    seenBy: () => REGISTRATION,
  },
  {
    name: 'layout-changed',
    severity: 'info',
    at: 'layout/**',
    says: (found) => `${found.path.slice(1).join(' ')}: ${fromTo(found)}`,
  },

  { name: 'logo-changed', severity: 'warning', at: 'assets/logo', says: () => 'the logo is another picture' },
  {
    name: 'icon-changed',
    severity: 'info',
    at: 'assets/icon',
    says: () => 'the icon of tabs and home screens is another picture',
  },
  {
    name: 'avatar-changed',
    severity: 'info',
    at: 'assets/avatar',
    says: () => 'members without a picture have another avatar',
    seenBy: () => MEMBERS,
  },
  {
    name: 'shared-picture-changed',
    severity: 'info',
    at: 'assets/**',
    says: () => 'shared links have another picture',
  },
  {
    name: 'picture-gone',
    severity: 'info',
    at: 'files/*',
    kind: 'removed',
    says: ({ key }) => `${key} is no longer served`,
  },
  {
    name: 'picture-added',
    severity: 'info',
    at: 'files/*',
    kind: 'added',
    says: ({ key, now }) => `${key} is served, ${kilobytes(bytesOf(now, key))}`,
  },
  {
    name: 'picture-heavier',
    severity: 'warning',
    at: 'files/*',
    when: isHeavier,
    says: ({ key, old, now }) =>
      `${key} loads more slowly: ${kilobytes(bytesOf(old, key))} become ${kilobytes(bytesOf(now, key))}`,
  },
  { name: 'picture-changed', severity: 'info', at: 'files/*', says: ({ key }) => `${key} has another content` },

  {
    name: 'menu-entry-gone',
    severity: 'warning',
    at: 'navigation/order/*',
    kind: 'removed',
    says: ({ key }) => `the menu no longer has ${key}`,
  },
  {
    name: 'menu-entry-added',
    severity: 'info',
    at: 'navigation/order/*',
    kind: 'added',
    says: ({ key }) => `the menu has ${key}`,
  },
  {
    name: 'menu-moved',
    severity: 'info',
    at: 'navigation/order',
    kind: 'moved',
    says: ({ after }) => `the menu has the order ${(after as readonly string[]).join(', ')}`,
  },
  {
    name: 'esports-vendor-moved',
    severity: 'warning',
    at: 'navigation/esportsVassalages/*',
    says: ({ key, kind }) => `${key} is listed under ${kind === 'added' ? 'esports' : 'sports'}`,
    seenBy: () => ({ pages: ['/sports', '/esports'] }),
  },
  {
    name: 'special-vendor-changed',
    severity: 'warning',
    at: 'navigation/sportsSpecialVassalage',
    says: (found) => `the vendor of /fbsports: ${fromTo(found)}`,
    seenBy: () => ({ pages: ['/fbsports'] }),
  },
  {
    name: 'games-open-elsewhere',
    severity: 'warning',
    at: 'navigation/launchIn',
    says: ({ after }) => `games open ${after === 'page' ? 'within the site' : 'in a new tab'}`,
    seenBy: () => MEMBERS,
  },

  {
    name: 'scheduled-look-gone',
    severity: 'warning',
    at: 'scheduledLooks/*',
    kind: 'removed',
    says: ({ key }) => `the look scheduled from ${timeOf(key)} is gone`,
  },
  {
    name: 'scheduled-look-added',
    severity: 'info',
    at: 'scheduledLooks/*',
    kind: 'added',
    says: ({ key }) => `another look is scheduled from ${timeOf(key)}`,
  },
  {
    name: 'scheduled-look-end-changed',
    severity: 'info',
    at: 'scheduledLooks/*/until',
    says: ({ path, before, after }) =>
      `the look scheduled from ${timeOf(path[1])} ends at ${timeOf(after)}, and not at ${timeOf(before)}`,
  },
  {
    name: 'scheduled-look-changed',
    severity: 'info',
    at: 'scheduledLooks/**',
    says: ({ key, path }) => `${key} of the look scheduled from ${timeOf(path[1])} has changed`,
  },

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
    says: ({ key }) => `there is a banner ${key}`,
    seenBy: pagesOfBanner,
    includes: ({ key }) => bannerTexts(key),
  },
  { name: 'banners-moved', severity: 'info', at: 'banners', kind: 'moved', says: () => 'banners have another order' },
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

  {
    name: 'registration-way-gone',
    severity: 'error',
    at: 'register/ways/*',
    kind: 'removed',
    says: ({ key }) => `players cannot register by ${key}`,
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-way-added',
    severity: 'info',
    at: 'register/ways/*',
    kind: 'added',
    says: ({ key }) => `players can register by ${key}`,
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-ways-limited',
    severity: 'warning',
    at: 'register/ways',
    says: () => 'the ways to register are other ones',
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-groups-changed',
    severity: 'info',
    at: 'register/groups/**',
    says: () => 'fields of the registration stand under other headings',
    seenBy: () => REGISTRATION,
  },
  {
    name: 'registration-order-changed',
    severity: 'info',
    at: 'register/order/**',
    says: () => 'fields of the registration have another order',
    seenBy: () => REGISTRATION,
  },
  {
    name: 'feedback-topic-gone',
    severity: 'warning',
    at: 'feedback/types/*',
    kind: 'removed',
    says: ({ key }) => `feedback cannot be about ${key}`,
    seenBy: () => ({ pages: ['/help'] }),
  },
  {
    name: 'feedback-changed',
    severity: 'info',
    at: 'feedback/**',
    says: () => 'the feedback form has other topics or limits',
    seenBy: () => ({ pages: ['/help'] }),
  },
  {
    name: 'resource-gone',
    severity: 'warning',
    at: 'resources/*',
    kind: 'removed',
    says: ({ key }) => `the link ${key} is gone`,
  },
  {
    name: 'resource-added',
    severity: 'info',
    at: 'resources/*',
    kind: 'added',
    says: ({ key }) => `there is a link ${key}`,
  },
  {
    name: 'resource-changed',
    severity: 'info',
    at: 'resources/**',
    says: ({ path }) => `the link ${path[1] ?? ''} has another target, label or place`,
  },
  {
    name: 'live-chat-gone',
    severity: 'error',
    at: 'liveChat',
    when: ({ after }) => after === null,
    says: () => 'players cannot open the chat',
  },
  { name: 'live-chat-changed', severity: 'warning', at: 'liveChat', says: (found) => `the chat: ${fromTo(found)}` },

  {
    name: 'not-indexed',
    severity: 'error',
    at: 'seo/index',
    when: ({ after }) => after === false,
    says: () => 'search engines remove the site',
    seenBy: () => VISITORS,
  },
  {
    name: 'indexed',
    severity: 'info',
    at: 'seo/index',
    says: () => 'search engines list the site',
    seenBy: () => VISITORS,
  },
  {
    name: 'title-changed',
    severity: 'info',
    at: 'seo/title/*',
    says: (found) => `the title of the site: ${fromTo(found)}`,
    seenBy: ({ key }) => ({ languages: [key] }),
  },
  {
    name: 'description-changed',
    severity: 'info',
    at: 'seo/**',
    says: () => 'search results have another description',
    seenBy: () => VISITORS,
  },

  {
    name: 'text-gone',
    severity: 'warning',
    at: 'texts/*/*',
    kind: 'removed',
    says: ({ key, before }) => `the text ${key} is gone: ${shown(before)}`,
    seenBy: inLanguage,
  },
  {
    name: 'text-added',
    severity: 'info',
    at: 'texts/*/*',
    kind: 'added',
    says: ({ key, after }) => `there is a text ${key}: ${shown(after)}`,
    seenBy: inLanguage,
  },
  {
    name: 'text-changed',
    severity: 'info',
    at: 'texts/**',
    says: (found) => `the text ${found.key}: ${fromTo(found)}`,
    seenBy: inLanguage,
  },
  { name: 'changed', severity: 'info', at: '**', says: (found) => `${found.path.join(' ')}: ${fromTo(found)}` },
];
