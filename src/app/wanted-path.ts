import { isRoute, withoutTrailingSlash } from '#schemas/routes.ts';

/** The path with query that the guard redirected from; `null` without one. */
export const wantedPath = (state: unknown): string | null => {
  const from =
    typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
      ? state.from
      : null;
  if (from === null) return null;
  const [path = ''] = from.split('?');
  const route = withoutTrailingSlash(path);
  return isRoute(route) && route !== '/' && route !== '/login' ? from : null;
};
