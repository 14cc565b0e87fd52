import type { Area } from './brand-names.ts';

/** What guard, document paths, robots and sitemap need to know of a route; its page is in `src/app/routes.tsx`. */
export interface RouteFacts {
  /** The area that the route belongs to; `null` where no brand can switch it off. */
  readonly area: Area | null;
  /**
   * Who may enter where the brand asks for login first. `members`: visitors are sent to `/login`. `everyone`: nobody is sent away. `visitors`: login
   * and registration, which send a member to `/index` in any brand.
   */
  readonly entry: 'members' | 'everyone' | 'visitors';
  /** Shows home with a modal over it, unless the brand asks for login first. */
  readonly overHome: boolean;
  /** Listed in the sitemap. Unlisted are aliases of a page and pages that are empty without a query or a session. */
  readonly listed: boolean;
}

const route = (facts: Partial<RouteFacts> = {}): RouteFacts => ({
  area: null,
  entry: 'members',
  overHome: false,
  listed: true,
  ...facts,
});
const authRoute = (facts: Partial<RouteFacts> = {}): RouteFacts =>
  route({ entry: 'visitors', overHome: true, ...facts });

/** Every route of the site. */
export const ROUTE_FACTS = {
  '/': route({ overHome: true }),
  '/index': route(),
  '/register': authRoute(),
  '/register.html': authRoute({ listed: false }),
  '/login': authRoute(),
  '/noticePage': route({ area: 'announcements' }),
  '/pointMall': route({ area: 'pointMall' }),
  '/lottery': route({ area: 'lottery' }),
  '/elott': route({ area: 'lottery' }),
  '/rng': route(),
  '/fish': route(),
  '/pvp': route(),
  '/live': route(),
  '/sports': route({ area: 'sports' }),
  '/esports': route({ area: 'sports' }),
  '/fbsports': route({ area: 'sports', listed: false }),
  '/seamless': route({ area: 'sports', listed: false }),
  '/promotions': route({ area: 'promotions' }),
  '/promoDetail': route({ area: 'promotions', listed: false }),
  '/help': route({ area: 'help' }),
  '/helpmc': route({ area: 'help', entry: 'everyone', listed: false }),
  '/down': route({ area: 'download', listed: false }),
  '/download': route({ area: 'download', entry: 'everyone' }),
  '/join': route({ area: 'join', listed: false }),
  '/game': route({ listed: false }),
} as const satisfies Record<`/${string}`, RouteFacts>;
export type Route = keyof typeof ROUTE_FACTS;

export const ROUTES = Object.keys(ROUTE_FACTS) as readonly Route[];

export const isRoute = (path: string): path is Route => Object.hasOwn(ROUTE_FACTS, path);

/** The facts of a path with or without its trailing slash; an unknown path gets the defaults, unlisted. */
export const routeFacts = (path: string): RouteFacts => {
  const at = withoutTrailingSlash(path);
  return isRoute(at) ? ROUTE_FACTS[at] : route({ listed: false });
};

/** A path without its one trailing slash. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** Whether the brand, whose areas in `off` are switched off, has the page of a path. */
export const hasPage = (path: string, off: readonly Area[]): path is Exclude<Route, '/'> => {
  if (!isRoute(path) || path === '/') return false;
  const { area } = ROUTE_FACTS[path];
  return area === null || !off.includes(area);
};
