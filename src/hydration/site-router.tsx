import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isAsleep } from './hydration.ts';
import { useLatest } from '#src/lib/use-latest.ts';

/**
 * The browser's addresses. Another page is drawn in a render that gives way, and the one before stays until its code is there, as with the router's own;
 * another query of the page that is shown is what the player just chose on it, and shows at once: a render that gives way could come after a scroll or
 * two, and what was chosen would then jump into a list that is being read. Until all of a prerendered page is awake, nothing shows at once.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const path = useLatest(shown.location.pathname);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const show = (): void => setShown({ action, location });
        if (location.pathname === path.current && !isAsleep()) show();
        else startTransition(show);
      }),
    [history, path],
  );
  return (
    <Router navigationType={shown.action} location={shown.location} navigator={history}>
      {children}
    </Router>
  );
}
