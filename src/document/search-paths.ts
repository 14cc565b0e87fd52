import { routeMetadata, withoutTrailingSlash } from '#schemas/routes.ts';
import { NOT_FOUND } from './document-marks.ts';
import { isListed, pagePath, type WithPages } from './document-paths.ts';

/** Maps additional URLs of a page to its main URL, which search engines get. */
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
export const searchPath = (brand: WithPages, path: string): string | null => {
  const page = pagePath(brand, mainPath(path));
  if (page === NOT_FOUND) return null;
  return page === '/index' ? '/' : page;
};

/** Whether search engines may index the page of a path: not if the page is empty without a query or a session, or requires login. */
export const isSearchable = (brand: WithPages, path: string): boolean => {
  const main = mainPath(path);
  return (
    searchPath(brand, path) !== null &&
    isListed(brand, main) &&
    !(brand.modules.loginRequired && routeMetadata(main).entry === 'members')
  );
};
