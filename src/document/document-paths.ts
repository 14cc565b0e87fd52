import { hasPage, withoutTrailingSlash, routeMetadata, ROUTES } from '#schemas/routes.ts';
import type { Reader, ClientBrand } from './document-data.ts';
import { NOT_FOUND } from './document-marks.ts';

type WithModules = Pick<ClientBrand, 'modules'>;

/** The parts of a brand that decide which paths its site has. */
export type WithPages = WithModules & { readonly pages: readonly { readonly path: string }[] };

const isOwnPage = ({ pages }: WithPages, path: string): boolean => pages.some((page) => page.path === path);

/**
 * Returns the audiences for which a brand's documents are built. Visitors and members see different pages at the same path if the brand requires
 * login and its session is a cookie; the server cannot see a bearer session, which exists in one tab only.
 */
export const readersOf = (
  brand: WithModules & { readonly platform: Pick<ClientBrand['platform'], 'session'> },
): readonly Reader[] =>
  brand.modules.loginRequired && brand.platform.session === 'cookie' ? ['visitor', 'member'] : ['visitor'];

/** The first page that a visitor of the brand sees. */
export const firstPath = (brand: WithModules, reader: Reader = 'visitor'): '/index' | '/login' =>
  brand.modules.loginRequired && reader === 'visitor' ? '/login' : '/index';

/** Whether the page at a path has its own title: the first page has the brand's title, and a modal over home has the title of home. */
export const hasOwnTitle = (brand: WithModules, path: string, reader: Reader = 'visitor'): boolean =>
  path !== firstPath(brand, reader) && !routeMetadata(path).overHome;

/**
 * The page at a path; home for paths that open a modal over it, `NOT_FOUND` if the brand has no page there. A brand that requires login has no home
 * for visitors, so each of these paths is its own page.
 */
export const pagePath = (brand: WithPages, path: string): string => {
  const at = withoutTrailingSlash(path);
  if (at === '/' || (routeMetadata(at).overHome && !brand.modules.loginRequired)) return '/index';
  return hasPage(at, brand.modules.off) || isOwnPage(brand, at) ? at : NOT_FOUND;
};

/** Whether the sitemap lists a path: pages of the brand, and pages of the site whose content does not depend on a query or a session. */
export const isListed = (brand: WithPages, path: string): boolean =>
  isOwnPage(brand, withoutTrailingSlash(path)) || routeMetadata(path).listed;

/** The page that is prerendered for a path, after the guard's redirects for its audience. */
export const documentPage = (brand: WithPages, path: string, reader: Reader = 'visitor'): string => {
  const first = firstPath(brand, reader);
  const { entry, overHome } = routeMetadata(path);
  if (first === '/login' && entry === 'members') return first;
  return reader === 'member' && overHome ? first : pagePath(brand, path);
};

/** Every path that the brand's site has, apart from `/`. */
export const sitePaths = ({ modules, pages }: WithPages): readonly string[] => [
  ...ROUTES.filter((path) => hasPage(path, modules.off)),
  ...pages.map(({ path }) => path),
];

/** Maps every path that has its own document to the page in that document; other paths are served the first page's document. */
export const documentPages = (brand: WithPages, reader: Reader = 'visitor'): ReadonlyMap<string, string> =>
  new Map(
    sitePaths(brand)
      .map((path) => [path, documentPage(brand, path, reader)] as const)
      .filter(([, page]) => page !== firstPath(brand, reader)),
  );
