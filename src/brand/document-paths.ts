import { isRoute, ROUTE_AREAS, ROUTES } from '#schemas/routes.ts';
import type { SiteBrand } from './document-data.ts';
import { plainPath } from './plain-path.ts';

type Doors = Pick<SiteBrand, 'modules'>;

const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/login', '/register', '/register.html', '/helpmc', '/download']);

/** Whether a visitor of a brand that asks for login may be at a path. */
export const isOpenToAll = (path: string): boolean => OPEN_TO_ALL.has(plainPath(path));

/** The page that a visitor of the brand sees first. */
export const firstPath = (brand: Doors): '/index' | '/login' => (brand.modules.loginRequired ? '/login' : '/index');

const OVER_HOME: ReadonlySet<string> = new Set(['/', '/login', '/register', '/register.html']);

/** The page that stands at a path: home, too, where a modal opens over it. A brand that asks for login has no home for visitors: there each of these stands for itself. */
export const pagePath = (brand: Doors, path: string): string => {
  const at = plainPath(path);
  return OVER_HOME.has(at) && !brand.modules.loginRequired ? '/index' : at;
};

/** The page that the document of a path holds prerendered, as a visitor is led there. */
export const documentPage = (brand: Doors, path: string): string => {
  if (brand.modules.loginRequired && !isOpenToAll(path)) return '/login';
  const page = pagePath(brand, path);
  if (!isRoute(page)) return firstPath(brand);
  const area = ROUTE_AREAS[page];
  return area !== null && brand.modules.off.includes(area) ? firstPath(brand) : page;
};

/** Every path that has a document of its own, with the page in it; all others have the first page's. */
export const documentPages = (brand: Doors): ReadonlyMap<string, string> =>
  new Map(ROUTES.map((path) => [path, documentPage(brand, path)] as const).filter(([, page]) => page !== firstPath(brand)));
