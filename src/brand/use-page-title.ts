import { createContext, use, useEffect } from 'react';
import { useBrand } from './use-brand.ts';

/** Told of the title while a page is prerendered: there are no effects then. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

/** The document's title: the page's translated name and the brand's. */
export const usePageTitle = (name: string): void => {
  const title = `${name} · ${useBrand().name}`;
  use(PageTitleContext)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
