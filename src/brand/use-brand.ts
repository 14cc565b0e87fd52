import type { Area } from '#schemas/brand-names.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { useStore, type Store } from '#src/lib/store.ts';

/** The brand of the page; the development server can replace it while the page is open. */
export type BrandStore = Store<ClientBrand>;

export const brandService = serviceKey<BrandStore>('brand');

export const useBrand = (): ClientBrand => useStore(useService(brandService));

/** Whether the brand has an area; every area is on unless the brand file turns it off. */
export const useArea = (area: Area): boolean => !useBrand().modules.off.includes(area);
