import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { Category } from '#schemas/brand-names.ts';
import { gameMenus } from '#schemas/calls/account.ts';
import type { Problem } from '#schemas/problem.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { menuEntries, unknownKinds, type MenuEntry } from './menu-model.ts';
import { MenuContext } from './use-menu.ts';

const FRESH_MS = 300_000;

const useLoadedMenu = (): readonly MenuEntry[] => {
  const { navigation, modules } = useBrand();
  const fetchCall = useFetchCall();
  const { data } = useCallQuery(gameMenus, {}, { staleTime: FRESH_MS });
  const groups = data ?? null;
  const unknown = useMemo(() => unknownKinds(groups, navigation), [groups, navigation]);
  const { data: kinds } = useQuery<readonly Category[], Problem>({
    queryKey: ['shell.kinds', unknown],
    queryFn: async ({ signal }) => (await import('./find-kinds.ts')).findKinds(fetchCall, unknown, signal),
    enabled: unknown.length > 0,
    staleTime: FRESH_MS,
  });
  return useMemo(
    () => menuEntries(groups, navigation, modules.off, kinds ?? null),
    [groups, navigation, modules.off, kinds],
  );
};

/** Asks for the menus. Header, footer and page show an answer in a render that gives way to the player's touch. */
export function MenuProvider({ children }: { children: ReactNode }) {
  return <MenuContext value={useDeferredValue(useLoadedMenu())}>{children}</MenuContext>;
}
