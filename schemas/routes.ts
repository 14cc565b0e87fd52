import type { Area } from './brand-names.ts';

/** Metadata of a route, for the route guard, the paths of documents, robots.txt and the sitemap. The page of the route is in `src/app/routes.tsx`. */
export interface RouteMetadata {
  /** The area that the route belongs to; `null` if no brand can switch it off. */
  readonly area: Area | null;
  /**
   * Who may open the route if the brand requires a login. `members`: visitors are redirected to `/login`. `everyone`:
   * nobody is redirected. `visitors`: the routes of login and registration, which redirect members to `/index` even if
   * the brand does not require a login.
   */
  readonly entry: 'members' | 'everyone' | 'visitors';
  /** Whether the route shows the home page with a modal over it, unless the brand requires a login. */
  readonly overHome: boolean;
  /** Whether the sitemap lists the route. Aliases of a page, and pages that are empty without a query or session, are not listed. */
  readonly listed: boolean;
}

const route = (metadata: Partial<RouteMetadata> = {}): RouteMetadata => ({
  area: null,
  entry: 'members',
  overHome: false,
  listed: true,
  ...metadata,
});
const authRoute = (metadata: Partial<RouteMetadata> = {}): RouteMetadata =>
  route({ entry: 'visitors', overHome: true, ...metadata });

/** Every route of the site. */
export const ROUTE_METADATA = {
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
} as const satisfies Record<`/${string}`, RouteMetadata>;
export type Route = keyof typeof ROUTE_METADATA;

export const ROUTES = Object.keys(ROUTE_METADATA) as readonly Route[];

export const isRoute = (path: string): path is Route => Object.hasOwn(ROUTE_METADATA, path);

/**
 * Returns the metadata of a path, with or without a trailing slash. For an unknown path, this is the default metadata,
 * and the path is not listed.
 */
export const routeMetadata = (path: string): RouteMetadata => {
  const at = withoutTrailingSlash(path);
  return isRoute(at) ? ROUTE_METADATA[at] : route({ listed: false });
};

/** Returns a path without its trailing slash, if any. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** Whether the brand has a page at a path. `off` contains the areas that the brand switches off. */
export const hasPage = (path: string, off: readonly Area[]): path is Exclude<Route, '/'> => {
  if (!isRoute(path) || path === '/') return false;
  const { area } = ROUTE_METADATA[path];
  return area === null || !off.includes(area);
};
