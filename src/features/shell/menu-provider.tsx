import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode, createContext, use } from 'react';
import type { Category } from '#schemas/brand-names.ts';
import { gameMenus } from '#schemas/calls/account.ts';
import type { Problem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { menuEntries, slotKindsToCheck, type MenuEntry } from './menu-model.ts';

const MenuContext = createContext<readonly MenuEntry[] | null>(null);

/** Returns the game categories of the brand; categories without games are removed once the platform's menu and game list have loaded. */
export const useMenu = (): readonly MenuEntry[] => {
  const entries = use(MenuContext);
  if (entries === null) throw new Error('useMenu needs a MenuProvider');
  return entries;
};

const STALE_MS = 300_000;

const useLoadedMenu = (): readonly MenuEntry[] => {
  const { navigation, modules } = useBrand();
  const fetchCall = useFetchCall();
  const { data } = useCallQuery(gameMenus, {}, { staleTime: STALE_MS });
  const groups = data ?? null;
  const unknown = useMemo(() => slotKindsToCheck(groups, navigation), [groups, navigation]);
  const { data: kinds } = useQuery<readonly Category[], Problem>({
    queryKey: ['shell.kinds', unknown],
    queryFn: async ({ signal }) => (await import('./find-kinds.ts')).findSlotKindsWithGames(fetchCall, unknown, signal),
    enabled: unknown.length > 0,
    staleTime: STALE_MS,
  });
  return useMemo(
    () => menuEntries(groups, navigation, modules.off, kinds ?? null),
    [groups, navigation, modules.off, kinds],
  );
};

/** Loads the menu and provides it to `useMenu`. A change is rendered with low priority, so that it does not block input. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const menu = useDeferredValue(useLoadedMenu());
  return <MenuContext value={menu}>{children}</MenuContext>;
}
