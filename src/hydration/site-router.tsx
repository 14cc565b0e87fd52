import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory, type Location } from 'react-router-dom';
import { useLatest } from '#src/lib/use-latest.ts';
import { isHydrating } from './hydration-state.ts';
import { useHydrated } from './use-hydrated.ts';

const isPlain = ({ pathname, search, hash, state }: Location, path: string): boolean =>
  pathname === path && search === '' && hash === '' && state === null;

/**
 * The browser's addresses. While the prerendered page hydrates, the location is the one that its markup was rendered for: `prerendered`, without a
 * query; the browser's own follows as any later one does.
 *
 * Another page is rendered as a transition, so that the one before stays until its code is there. Another query of the shown page is what the player
 * just chose on it and shows at once: as a transition a list could come a scroll later and move what is being read. While the page hydrates nothing
 * shows at once, since an urgent update throws away the markup of a boundary that is not hydrated yet.
 *
 * react-router has this history under an unstable name alone; its own `BrowserRouter` decides transitions for all navigations alike.
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
