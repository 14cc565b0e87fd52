import { routeFacts, withoutTrailingSlash } from '#schemas/routes.ts';
import type { ClientBrand } from './document-data.ts';
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

/** The one address of a path's page for search engines, `/` for home. */
export const searchPath = (brand: WithModules, path: string): string => {
  const page = pagePath(brand, mainPath(path));
  return page === '/index' ? '/' : page;
};

/** Whether search engines may show the page of a path: not one that is empty without a query or a session, nor one behind the login. */
export const isSearchable = ({ modules }: WithModules, path: string): boolean => {
  const { listed, entry } = routeFacts(mainPath(path));
  return listed && !(modules.loginRequired && entry === 'members');
};
