import { createContext, use, useEffect } from 'react';
import { useBrand } from './use-brand.ts';

/** Receives the title during prerendering, where effects do not run. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

/** Sets the document title to the translated page name and the brand name. */
export const usePageTitle = (name: string): void => {
  const title = `${name} · ${useBrand().name}`;
  use(PageTitleContext)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
