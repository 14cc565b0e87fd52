import { useMemo } from 'react';
import { gameMenus } from '#schemas/calls/account.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useCallQuery } from '#src/platform/use-call.ts';
import { menuEntries, type MenuEntry } from './menu-model.ts';

const FRESH_MS = 300_000;

/** The game categories of this brand, from the platform's menus once they are there. */
export const useMenu = (): readonly MenuEntry[] => {
  const { navigation, modules } = useBrand();
  const { data } = useCallQuery(gameMenus, {}, { staleTime: FRESH_MS });
  return useMemo(() => menuEntries(data ?? null, navigation, modules.off), [data, navigation, modules.off]);
};
