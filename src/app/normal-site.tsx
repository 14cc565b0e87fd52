import { Navigate, useLocation } from 'react-router-dom';
import { isRoute, ROUTE_AREAS } from '#schemas/routes.ts';
import { pagePath } from '#src/document/document-paths.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useArrive } from '#src/lib/use-arrive.ts';
import { useSession } from '#src/session/use-session.ts';
import { guardRedirect } from './guard.ts';
import { plainPath } from '#src/document/plain-path.ts';
import { routes, type RouteRow } from './routes.tsx';
import { SiteFrame } from './site-frame.tsx';
import { useCanonical } from './use-canonical.ts';
import { useRouteModal } from './use-route-modal.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { wantedPath } from './wanted-path.ts';

const rowOf = (path: string, off: readonly string[]): RouteRow | null => {
  if (!isRoute(path) || path === '/') return null;
  const area = ROUTE_AREAS[path];
  return area !== null && off.includes(area) ? null : routes[path];
};

/** The routes behind the guard. A path that the site or the brand does not have leads home. */
export function NormalSite() {
  const { pathname, search, state } = useLocation();
  const { modules } = useBrand();
  const { phase } = useSession();
  const path = plainPath(pathname);
  const row = rowOf(path, modules.off);
  const redirect = guardRedirect({ required: modules.loginRequired, hasSession: phase !== 'visitor', path });
  useArrive(path);
  useCanonical(path);
  useSearchKeys();
  useRouteModal(redirect === null ? (row?.modal ?? null) : null);

  if (redirect === '/login')
    return <Navigate to="/login" state={{ from: row === null ? null : path + search }} replace />;
  if (redirect !== null) return <Navigate to={wantedPath(state) ?? redirect} replace />;
  if (row === null) return <Navigate to={`/index${search}`} replace />;
  return <SiteFrame row={row} path={pagePath({ modules }, path)} />;
}
