import { useEffect } from 'react';
import { useBrand } from './use-brand.ts';

/** The document's title: the page's translated name and the brand's. */
export const usePageTitle = (name: string): void => {
  const { name: brandName } = useBrand();
  useEffect(() => {
    document.title = `${name} · ${brandName}`;
  }, [name, brandName]);
};
