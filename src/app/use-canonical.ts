import { useEffect } from 'react';
import { isSearchable, searchPath } from '#src/document/search-paths.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';

const setHidden = (isHidden: boolean): void => {
  const robots = document.head.querySelector('meta[name="robots"]');
  if (!isHidden) robots?.remove();
  else if (robots === null)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
};

/**
 * Updates the metadata for search engines on the current route: canonical and hreflang links, and whether the page may be indexed. A path without its
 * own document was served with the first page's metadata; a path without a page has no canonical URL.
 */
export const useCanonical = (path: string): void => {
  const brand = useBrand();
  const { languages, seo } = brand;
  const { language } = useLanguage();
  const page = searchPath(brand, path);
  const isHidden = seo.index === false || !isSearchable(brand, path);
  useEffect(() => setHidden(isHidden), [isHidden]);
  useEffect(() => {
    const others = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
    let canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (page === null) {
      canonical?.remove();
      return;
    }
    for (const link of others) link.href = new URL(`${page}${new URL(link.href).search}`, link.href).href;
    if (canonical === null) {
      canonical = document.createElement('link');
      canonical.rel = 'canonical';
      document.head.append(canonical);
    }
    const origin = others[0] === undefined ? location.origin : new URL(others[0].href).origin;
    canonical.href = `${origin}${page}${language === languages.default ? '' : `?lang=${language}`}`;
  }, [page, language, languages.default]);
};
