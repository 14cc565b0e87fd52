import { isRoute, plainPath } from '#schemas/routes.ts';

/** The page that the guard kept somebody from, as a route of the site with its query; `null` without one. */
export const wantedPath = (state: unknown): string | null => {
  const from =
    typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
      ? state.from
      : null;
  if (from === null) return null;
  const [path = ''] = from.split('?');
  const at = plainPath(path);
  return isRoute(at) && at !== '/' && at !== '/login' ? from : null;
};
