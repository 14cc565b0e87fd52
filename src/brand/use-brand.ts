import type { Area } from '#schemas/brand-names.ts';
import type { SiteBrand } from '#src/document/document-data.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { useStore, type Store } from '#src/lib/store.ts';

/** The brand of the page; the development server replaces it while the page is open. */
export type BrandStore = Store<SiteBrand>;

export const brandService = serviceKey<BrandStore>('brand');

export const useBrand = (): SiteBrand => useStore(useService(brandService));

/** Whether the brand has an area; every area is on unless the brand file turns it off. */
export const useArea = (area: Area): boolean => !useBrand().modules.off.includes(area);
