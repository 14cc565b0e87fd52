import { routeMetadata } from '#schemas/routes.ts';

interface Visit {
  /** The brand requires login. */
  readonly required: boolean;
  readonly hasSession: boolean;
  readonly path: string;
}

/**
 * Returns the redirect for a path: `/login` for a visitor of a brand that requires login, `/index` for a member at login or registration, or `null`
 * for none.
 */
export const guardRedirect = ({ required, hasSession, path }: Visit): '/index' | '/login' | null => {
  const { entry } = routeMetadata(path);
  if (hasSession) return entry === 'visitors' ? '/index' : null;
  return required && entry === 'members' ? '/login' : null;
};

/** The path that a page load shows: `/` becomes `/index`, then the guard's redirect applies. */
export const startPath = (visit: Visit): string => {
  const path = visit.path === '/' || visit.path === '' ? '/index' : visit.path;
  return guardRedirect({ ...visit, path }) ?? path;
};
