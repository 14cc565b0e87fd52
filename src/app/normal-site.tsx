import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasPage, withoutTrailingSlash } from '#schemas/routes.ts';
import { pagePath } from '#src/document/document-paths.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useResetOnNavigation } from '#src/lib/use-reset-on-navigation.ts';
import { noteInvitation } from '#src/session/invitation.ts';
import { useSession } from '#src/session/use-session.ts';
import { guardRedirect } from '#src/document/guard.ts';
import { routeRow } from './routes.tsx';
import { SiteFrame } from './site-frame.tsx';
import { useRouteModal } from './use-route-modal.ts';
import { wantedPath } from './wanted-path.ts';

/** The routes behind the guard. A path that the site or the brand does not have shows a page that says so. */
export function NormalSite() {
  const { pathname, search, state } = useLocation();
  const { modules } = useBrand();
  const { phase } = useSession();
  const path = withoutTrailingSlash(pathname);
  const row = routeRow(path, modules.off);
  const redirect = guardRedirect({ required: modules.loginRequired, hasSession: phase !== 'visitor', path });
  useResetOnNavigation(path);
  // Before a redirect loses the query.
  useEffect(() => noteInvitation(search), [search]);
  useRouteModal(redirect === null ? (row.modal ?? null) : null);

  if (redirect === '/login')
    return <Navigate to="/login" state={{ from: hasPage(path, modules.off) ? path + search : null }} replace />;
  if (redirect !== null) return <Navigate to={wantedPath(state) ?? redirect} replace />;
  if (path === '/') return <Navigate to={`/index${search}`} replace />;
  return <SiteFrame row={row} path={pagePath({ modules }, path)} />;
}
