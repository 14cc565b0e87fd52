import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/** The path whose page came prerendered; `null` for the frame alone. */
export const PrerenderedPath = createContext<string | null>(null);

/** The path that is shown: while a prerendered page wakes up the one that its markup was made for (`null`: no page yet), from then on the address's. */
export const useShownPath = (): string | null => {
  const { pathname } = useLocation();
  const prerendered = use(PrerenderedPath);
  return useHydrated() ? pathname : prerendered;
};
