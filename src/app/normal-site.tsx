import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { withoutTrailingSlash } from '#schemas/routes.ts';
import { NOT_FOUND } from '#src/document/document-marks.ts';
import { pagePath, type WithPages } from '#src/document/document-paths.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useResetOnNavigation } from '#src/lib/use-reset-on-navigation.ts';
import { noteInvitation } from '#src/session/invitation.ts';
import { useSession } from '#src/session/use-session.ts';
import { guardRedirect } from '#src/document/guard.ts';
import { type ModalName, useModals } from '#src/modals/modal-store.ts';
import { routeRow } from './routes.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The path and query that the guard redirected from, or `null` if there was no redirect. */
const wantedPath = (state: unknown, brand: WithPages): string | null => {
  const from =
    typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
      ? state.from
      : null;
  if (from === null) return null;
  const [path = ''] = from.split('?');
  const route = withoutTrailingSlash(path);
  return route !== '/' && route !== '/login' && pagePath(brand, route) !== NOT_FOUND ? from : null;
};

/** Opens the modal of a route, and navigates to the home page when the modal closes. */
const useRouteModal = (modal: ModalName | null): void => {
  const { open, current } = useModals();
  const navigate = useNavigate();
  const opened = useRef(false);
  const isOpen = current !== null;
  useEffect(() => {
    if (modal === null) {
      opened.current = false;
    } else if (!opened.current) {
      opened.current = true;
      open(modal);
    } else if (!isOpen) {
      opened.current = false;
      void navigate('/index', { replace: true });
    }
  }, [modal, isOpen, open, navigate]);
};

/** The routes behind the guard. Paths that are unknown, or that the brand has switched off, show the not-found page. */
export function NormalSite() {
  const { pathname, search, state } = useLocation();
  const brand = useBrand();
  const { modules } = brand;
  const { phase } = useSession();
  const path = withoutTrailingSlash(pathname);
  const row = routeRow(path, modules.off);
  const page = pagePath(brand, path);
  const redirect = guardRedirect({ required: modules.loginRequired, hasSession: phase !== 'visitor', path });
  useResetOnNavigation(path);
  // Must run before a redirect drops the query.
  useEffect(() => noteInvitation(search), [search]);
  useRouteModal(redirect === null ? (row.modal ?? null) : null);

  if (redirect === '/login')
    return <Navigate to="/login" state={{ from: page === NOT_FOUND ? null : path + search }} replace />;
  if (redirect !== null) return <Navigate to={wantedPath(state, brand) ?? redirect} replace />;
  if (path === '/') return <Navigate to={`/index${search}`} replace />;
  return <SiteFrame row={row} path={page} />;
}
