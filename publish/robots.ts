import { htmlLang, type Language } from '#schemas/languages.ts';
import { documentPages, firstPath, isListed } from '#src/document/document-paths.ts';
import { isSearchable } from '#src/document/search-paths.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { languageHref } from './document-head.ts';
import { escapeHtml } from './html.ts';

/**
 * Returns robots.txt. Crawlers may read the site, but not the platform's paths. This also applies to a brand that is
 * kept out of search engines, because crawlers must be able to read the noindex in its documents.
 */
export const robotsText = ({ brand }: CompiledBrand, origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /wps/',
    'Disallow: /lgw/',
    'Disallow: /lotto/',
    'Allow: /',
    '',
    ...(brand.seo.index === false ? [] : [`Sitemap: ${origin}/sitemap.xml`, '']),
  ].join('\n');

/** Returns the paths in the sitemap, beginning with the first page. */
const listedPaths = ({ brand }: CompiledBrand): readonly string[] => {
  if (brand.seo.index === false) return [];
  const own = [...documentPages(brand)].filter(([path, page]) => path === page).map(([path]) => path);
  return [firstPath(brand), ...own].filter((path) => isListed(brand, path) && isSearchable(brand, path));
};

/** Returns sitemap.xml. It has one entry for each page and language, with links to the other languages. */
export const sitemap = (site: CompiledBrand, origin: string): string => {
  const { supported } = site.brand.languages;
  const hrefOf = (language: Language, path: string): string => escapeHtml(languageHref(site, language, origin, path));
  const alternates = (path: string): string =>
    supported
      .map(
        (language) => `<xhtml:link rel="alternate" hreflang="${htmlLang(language)}" href="${hrefOf(language, path)}"/>`,
      )
      .join('');
  const changed = site.changedAt === null ? '' : `<lastmod>${new Date(site.changedAt).toISOString()}</lastmod>`;
  const entries = listedPaths(site).flatMap((path) =>
    supported.map((language) => `<url><loc>${hrefOf(language, path)}</loc>${changed}${alternates(path)}</url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};
