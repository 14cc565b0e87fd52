import type { SiteBrand } from '#src/document/document-data.ts';

/** Holds the brand that is shown; development swaps it while the page is open. */
export interface BrandStore {
  readonly get: () => SiteBrand;
  readonly set: (brand: SiteBrand) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createBrandStore = (initial: SiteBrand): BrandStore => {
  let brand = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => brand,
    set: (next) => {
      brand = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
