import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { routeMetadata } from '#schemas/routes.ts';
import { sitePaths } from '#src/document/document-paths.ts';

export type Theme = 'light' | 'dark';
export type Role = 'visitor' | 'member';
export type WindowName = 'phone' | 'desktop';

export const WINDOWS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Record<WindowName, { readonly width: number; readonly height: number }>;

/** A page as one player sees it. */
export interface Visit {
  readonly path: string;
  readonly role: Role;
  readonly language: Language;
  readonly theme: Theme;
  readonly window: WindowName;
}

export interface VisitPlan {
  readonly visits: readonly Visit[];
  /** The number of visits that it would take to show every page in every language and theme. */
  readonly all: number;
}

/** The pages that a member visits as well, because their content depends on the session. */
const MEMBER_PAGES = ['/index', '/promotions', '/pointMall', '/rng'];
/** The pages that are also shown in a wide window. */
const WIDE_PAGES = ['/index', '/promotions', '/login'];
/** `/register.html` is served by the file of `/register`, and `/game` shows nothing without a game. */
const NO_PAGES = ['/register.html', '/game'];
/** The number of pages visited besides home in each other language or theme, if there are too many to visit all. */
const SAMPLE = 2;
/** The number of visits up to which every page is visited in every language and theme. */
const MOST_VISITS = 48;

interface RolePage {
  readonly path: string;
  readonly role: Role;
}

const rolePages = (brand: Brand): readonly RolePage[] => {
  const needsLogin = (path: string): boolean => brand.modules.loginRequired && routeMetadata(path).entry === 'members';
  const pages = sitePaths(brand).filter((path) => !NO_PAGES.includes(path));
  const roleOf = (path: string): Role => (needsLogin(path) ? 'member' : 'visitor');
  return [
    ...pages.map((path) => ({ path, role: roleOf(path) })),
    ...pages
      .filter((path) => MEMBER_PAGES.includes(path) && !needsLogin(path))
      .map((path) => ({ path, role: 'member' as const })),
  ];
};

/** Returns `count` entries from an index on, continuing with the first entry after the last one. */
const around = <Entry>(entries: readonly Entry[], from: number, count: number): readonly Entry[] =>
  Array.from(
    { length: Math.min(count, entries.length) },
    (_, index) => entries[(from + index) % entries.length],
  ).filter((entry) => entry !== undefined);

/**
 * Returns the visits of a rehearsal: every page in every language and theme if these visits are few; otherwise every page in the default language and
 * theme, and in each other language or theme the home page and a few others, which vary.
 */
export const planVisits = (brand: Brand): VisitPlan => {
  const { default: language, supported } = brand.languages;
  const { default: theme } = brand.theme;
  const pages = rolePages(brand);
  const themes: readonly Theme[] = theme === 'light' ? ['light', 'dark'] : ['dark', 'light'];
  const languages = [language, ...supported.filter((other) => other !== language)];
  const looks = themes.flatMap((each) => languages.map((code) => ({ theme: each, language: code })));
  const wide = pages
    .filter(({ path, role }) => WIDE_PAGES.includes(path) && (role === 'visitor' || brand.modules.loginRequired))
    .map((page) => ({ ...page, language, theme, window: 'desktop' as const }));
  const all = pages.length * looks.length + wide.length;
  const isFew = all <= MOST_VISITS;
  const home = pages.find(({ path }) => path === '/index');
  const others = pages.filter((page) => page !== home);
  const visits = looks.flatMap((look, index): Visit[] => {
    const isDefault = look.language === language && look.theme === theme;
    const isSingle = look.language === language || look.theme === theme;
    // Language and theme rarely affect each other, so visits differ from the default in only one of them.
    if (!isFew && !isSingle) return [];
    const shown =
      isFew || isDefault ? pages : [...(home === undefined ? [] : [home]), ...around(others, index * SAMPLE, SAMPLE)];
    return shown.map((page) => ({ ...page, ...look, window: 'phone' as const }));
  });
  return { visits: [...visits, ...wide], all };
};
