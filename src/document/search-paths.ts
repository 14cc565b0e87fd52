import { routeMetadata, withoutTrailingSlash } from '#schemas/routes.ts';
import type { ClientBrand } from './document-data.ts';
import { NOT_FOUND } from './document-marks.ts';
import { pagePath } from './document-paths.ts';

type WithModules = Pick<ClientBrand, 'modules'>;

/** Additional URLs of a page; search engines get the main one. */
const MAIN: Readonly<Record<string, string>> = {
  '/register.html': '/register',
  '/down': '/download',
  '/helpmc': '/help',
};

const mainPath = (path: string): string => {
  const at = withoutTrailingSlash(path);
  return MAIN[at] ?? at;
};

/** The canonical path of a page for search engines, `/` for home; `null` if the brand has no page there. */
export const searchPath = (brand: WithModules, path: string): string | null => {
  const page = pagePath(brand, mainPath(path));
  if (page === NOT_FOUND) return null;
  return page === '/index' ? '/' : page;
};

/** Whether search engines may index the page of a path: not if it is empty without a query or a session, or behind the login. */
export const isSearchable = (brand: WithModules, path: string): boolean => {
  const { listed, entry } = routeMetadata(mainPath(path));
  return searchPath(brand, path) !== null && listed && !(brand.modules.loginRequired && entry === 'members');
};
