import { routeMetadata, withoutTrailingSlash } from '#schemas/routes.ts';
import type { ClientBrand } from './document-data.ts';
import { NOT_FOUND } from './document-marks.ts';
import { pagePath } from './document-paths.ts';

type WithModules = Pick<ClientBrand, 'modules'>;

/** Second addresses of a page: search engines are led to the first one. */
const MAIN: Readonly<Record<string, string>> = {
  '/register.html': '/register',
  '/down': '/download',
  '/helpmc': '/help',
};

const mainPath = (path: string): string => {
  const at = withoutTrailingSlash(path);
  return MAIN[at] ?? at;
};

/** The one address of a path's page for search engines, `/` for home; `null` where the brand has no page. */
export const searchPath = (brand: WithModules, path: string): string | null => {
  const page = pagePath(brand, mainPath(path));
  if (page === NOT_FOUND) return null;
  return page === '/index' ? '/' : page;
};

/** Whether search engines may show the page of a path: not one that is empty without a query or a session, nor one behind the login. */
export const isSearchable = (brand: WithModules, path: string): boolean => {
  const { listed, entry } = routeMetadata(mainPath(path));
  return searchPath(brand, path) !== null && listed && !(brand.modules.loginRequired && entry === 'members');
};
