import { createContext, use } from 'react';
import type { MenuEntry } from './menu-model.ts';

export const MenuContext = createContext<readonly MenuEntry[] | null>(null);

/** The game categories of this brand, from the platform's menus and its game list once they are there. */
export const useMenu = (): readonly MenuEntry[] => {
  const entries = use(MenuContext);
  if (entries === null) throw new Error('useMenu needs a MenuProvider');
  return entries;
};
