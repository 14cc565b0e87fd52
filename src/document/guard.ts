import { routeMetadata } from '#schemas/routes.ts';

interface Visit {
  /** The brand asks for login first. */
  readonly required: boolean;
  readonly hasSession: boolean;
  readonly path: string;
}

/** Where a path redirects: to `/login` for a visitor of a brand that asks for login first, to `/index` for a member at login or registration; `null` to stay. */
export const guardRedirect = ({ required, hasSession, path }: Visit): '/index' | '/login' | null => {
  const { entry } = routeMetadata(path);
  if (hasSession) return entry === 'visitors' ? '/index' : null;
  return required && entry === 'members' ? '/login' : null;
};

/** The path that a page load shows: `/` is `/index`, then the guard decides. */
export const startPath = (visit: Visit): string => {
  const path = visit.path === '/' || visit.path === '' ? '/index' : visit.path;
  return guardRedirect({ ...visit, path }) ?? path;
};
