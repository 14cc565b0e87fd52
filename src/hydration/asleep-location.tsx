import { use, type ReactNode } from 'react';
import { UNSAFE_LocationContext } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

type Here = NonNullable<React.ContextType<typeof UNSAFE_LocationContext>>;

const sameAddress = ({ location }: Here, path: string): boolean =>
  location.pathname === path && location.search === '' && location.hash === '' && location.state === null;

/**
 * While a prerendered page wakes up, the address is the one that its markup was made for: `path`, without a query. A query, or a modal's path, comes
 * right after, as any later address does. Router's own context, as no part of it can be told another address than the browser's.
 */
export function AsleepLocation({ path, children }: { path: string; children: ReactNode }) {
  const here = use(UNSAFE_LocationContext);
  const isHydrated = useHydrated();
  const shown =
    isHydrated || sameAddress(here, path)
      ? here
      : { ...here, location: { ...here.location, pathname: path, search: '', hash: '', state: null } };
  return <UNSAFE_LocationContext value={shown}>{children}</UNSAFE_LocationContext>;
}
