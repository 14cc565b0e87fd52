import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory, type Location } from 'react-router-dom';
import { useLatest } from '#src/lib/use-latest.ts';
import { isHydrating } from './hydration-state.ts';
import { useHydrated } from './use-hydrated.ts';

const isPlain = ({ pathname, search, hash, state }: Location, path: string): boolean =>
  pathname === path && search === '' && hash === '' && state === null;

/**
 * The router of the site. While the prerendered page hydrates, its location is `prerendered`, the path that the markup was rendered for, without a
 * query; afterwards it is the browser's location, as after any navigation.
 *
 * Another page is rendered as a transition, so that the previous one stays until the code is loaded. A new query of the same page is rendered at once:
 * as a transition, a list could change after the player has scrolled on. While the page hydrates every update is a transition, because React discards
 * the markup of a boundary that an urgent update reaches before it is hydrated.
 *
 * react-router exports this history only under an unstable name; its own `BrowserRouter` uses transitions for all navigations or for none.
 */
export function SiteRouter({ prerendered, children }: { readonly prerendered: string; readonly children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const isHydrated = useHydrated();
  const path = useLatest(shown.location.pathname);
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const show = (): void => setShown({ action, location });
        if (location.pathname === path.current && !isHydrating()) show();
        else startTransition(show);
      }),
    [history, path],
  );
  return (
    <Router
      navigationType={shown.action}
      location={isHydrated || isPlain(shown.location, prerendered) ? shown.location : prerendered}
      navigator={history}
    >
      {children}
    </Router>
  );
}
