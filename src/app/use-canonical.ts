import { useEffect } from 'react';
import { searchPath } from '#src/document/search-paths.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useLanguage } from '#src/texts/language-store.ts';

/** Updates the canonical and hreflang links for the current route. A path without a document of its own was served with those of the first page. */
export const useCanonical = (path: string): void => {
  const { languages, modules } = useBrand();
  const { language } = useLanguage();
  const page = searchPath({ modules }, path);
  useEffect(() => {
    const others = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
    for (const link of others) link.href = new URL(`${page}${new URL(link.href).search}`, link.href).href;
    let canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical === null) {
      canonical = document.createElement('link');
      canonical.rel = 'canonical';
      document.head.append(canonical);
    }
    const origin = others[0] === undefined ? location.origin : new URL(others[0].href).origin;
    canonical.href = `${origin}${page}${language === languages.default ? '' : `?lang=${language}`}`;
  }, [page, language, languages.default]);
};
