import type { Area } from './brand-names.ts';

/** What everybody who decides by a route has to know of it; what stands on its page is in `src/app/routes.tsx`. */
export interface RouteFacts {
  /** The area that the route belongs to; `null` where no brand can switch it off. */
  readonly area: Area | null;
  /**
   * Who may enter where the brand asks for login first. `members`: visitors are sent to `/login`. `everyone`: nobody is sent away. `visitors`: the
   * ways in, which send a member to `/index` in any brand.
   */
  readonly entry: 'members' | 'everyone' | 'visitors';
  /** Shows home with a modal over it, unless the brand asks for login first. */
  readonly overHome: boolean;
  /** Stands in the sitemap. Unlisted are second addresses of a page and pages that say nothing without a query or a session. */
  readonly listed: boolean;
}

const route = (facts: Partial<RouteFacts> = {}): RouteFacts => ({
  area: null,
  entry: 'members',
  overHome: false,
  listed: true,
  ...facts,
});
const wayIn = (facts: Partial<RouteFacts> = {}): RouteFacts => route({ entry: 'visitors', overHome: true, ...facts });

/** Every route of the site. */
export const ROUTE_FACTS = {
  '/': route({ overHome: true }),
  '/index': route(),
  '/register': wayIn(),
  '/register.html': wayIn({ listed: false }),
  '/login': wayIn(),
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

/** Without its one trailing slash; a path without a route has nothing special about it. */
export const routeFacts = (path: string): RouteFacts => {
  const at = plainPath(path);
  return isRoute(at) ? ROUTE_FACTS[at] : route({ listed: false });
};

/** A path without its one trailing slash. */
export const plainPath = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** Whether the brand, whose areas in `off` are switched off, has the page of a path. */
export const hasPage = (path: string, off: readonly Area[]): path is Exclude<Route, '/'> => {
  if (!isRoute(path) || path === '/') return false;
  const { area } = ROUTE_FACTS[path];
  return area === null || !off.includes(area);
};
