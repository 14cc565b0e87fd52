import { createContext, use, useSyncExternalStore } from 'react';
import type { Area } from '#schemas/brand-names.ts';
import type { BrandStore } from './brand-store.ts';
import type { SiteBrand } from '#src/document/document-data.ts';

export const BrandContext = createContext<BrandStore | null>(null);

export const useBrand = (): SiteBrand => {
  const store = use(BrandContext);
  if (store === null) throw new Error('useBrand needs a BrandContext');
  return useSyncExternalStore(store.subscribe, store.get, store.get);
};

/** Whether the brand has an area: on unless its file switches it off. */
export const useArea = (area: Area): boolean => !useBrand().modules.off.includes(area);
