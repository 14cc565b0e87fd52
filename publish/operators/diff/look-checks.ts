import { measurePairs } from '#schemas/checks/theme-contrast.ts';
import type { ColorToken } from '#schemas/tokens.ts';
import type { BrandState } from './brand-state.ts';
import { fromTo, MEMBERS, VISITORS, type DiffCheck, type Found } from './diff-check.ts';

const HOME = { pages: ['/index'] };

const REGISTRATION = { pages: ['/register'], ...VISITORS };

type Mode = 'light' | 'dark';

/** Returns the colour pairs containing the changed token that no longer have the required contrast. */
const lostPairs = ({ path, old, now }: Found): readonly string[] => {
  const [mode, token] = path.slice(2) as [Mode, ColorToken];
  const low = (brand: Found['now']['brand']): readonly string[] =>
    measurePairs(brand.theme.tokens[mode])
      .filter(({ text, background, ratio, minimum }) => ratio < minimum && [text, background].includes(token))
      .map(({ text, background }) => `${text} on ${background}`);
  const before = new Set(low(old.brand));
  return low(now.brand).filter((pair) => !before.has(pair));
};

const bytesOf = ({ files }: BrandState, path: string): number => files[path]?.bytes ?? 0;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Pictures may grow by this factor, or by this many bytes, before a warning is given. */
const TOLERATED_GROWTH = 1.2;
const TOLERATED_BYTES = 5000;

const isHeavier = ({ key, old, now }: Found): boolean => {
  const [before, after] = [bytesOf(old, key), bytesOf(now, key)];
  return after > TOLERATED_GROWTH * before && after > before + TOLERATED_BYTES;
};

/** Returns whether a file is a logo of the brand, before or after the change. */
const isLogo = ({ key, old, now }: Found): boolean =>
  [old, now].some(({ brand: { assets } }) => [assets.logo, assets.logoOnLight].includes(key));

/** Formats a time in milliseconds since 1970. */
const timeOf = (time: unknown): string => new Date(Number(time)).toISOString().replace(/\.\d+Z$/, 'Z');

/** Checks for how a brand looks: theme, layout, pictures and scheduled looks. */
export const LOOK_CHECKS: readonly DiffCheck[] = [
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
    says: ({ path }) => `the colour ${path[3] ?? ''} of the light theme has changed`,
  },
  {
    name: 'dark-colour-changed',
    severity: 'info',
    at: 'theme/tokens/dark/**',
    says: ({ path }) => `the colour ${path[3] ?? ''} of the dark theme has changed`,
  },
  {
    name: 'font-changed',
    severity: 'info',
    at: 'theme/tokens/fontFamily/**',
    says: () => 'texts have a different font',
  },
  {
    name: 'token-changed',
    severity: 'info',
    at: 'theme/tokens/**',
    says: ({ path }) => `${path.slice(2, 4).join(' ')} of the theme has changed`,
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

  { name: 'logo-changed', severity: 'warning', at: 'assets/logo', says: () => 'the logo is a different picture' },
  {
    name: 'logo-on-light-changed',
    severity: 'warning',
    at: 'assets/logoOnLight',
    says: () => 'the logo on light colours is a different picture',
  },
  {
    name: 'icon-changed',
    severity: 'info',
    at: 'assets/icon',
    says: () => 'the icon of tabs and home screens is a different picture',
  },
  {
    name: 'avatar-changed',
    severity: 'info',
    at: 'assets/avatar',
    says: () => 'members without a picture have a different avatar',
    seenBy: () => MEMBERS,
  },
  {
    name: 'not-found-picture-changed',
    severity: 'info',
    at: 'assets/notFound',
    says: () => 'the page of an unknown path has a different picture',
  },
  {
    name: 'shared-picture-changed',
    severity: 'info',
    at: 'assets/hero',
    says: () => 'shared links have a different picture',
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
    name: 'logo-content-changed',
    severity: 'warning',
    at: 'files/*',
    when: isLogo,
    says: ({ key }) => `the logo ${key} has different content`,
  },
  {
    name: 'picture-heavier',
    severity: 'warning',
    at: 'files/*',
    when: isHeavier,
    says: ({ key, old, now }) =>
      `${key} loads more slowly: ${kilobytes(bytesOf(old, key))} become ${kilobytes(bytesOf(now, key))}`,
  },
  { name: 'picture-changed', severity: 'info', at: 'files/*', says: ({ key }) => `${key} has different content` },

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
];
