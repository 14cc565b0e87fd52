import { createContext, use, useEffect } from 'react';
import { searchText } from '#src/document/search-text.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useBrand } from './use-brand.ts';

/** Receives the title during prerendering, where effects do not run. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

const useTitle = (title: string): void => {
  use(PageTitleContext)?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** Sets the document title to the translated page name and the brand name. */
export const usePageTitle = (name: string): void => useTitle(`${name} · ${useBrand().name}`);

/** Sets the document title to the brand's own title for search engines, or to the usual title if it has none. */
export const useHomeTitle = (name: string): void => {
  const brand = useBrand();
  const { language } = useLanguage();
  useTitle(searchText(brand, 'title', language) ?? `${name} · ${brand.name}`);
};
