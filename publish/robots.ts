import { htmlLang, type Language } from '#schemas/languages.ts';
import { routeFacts } from '#schemas/routes.ts';
import { documentPages } from '#src/document/document-paths.ts';
import type { BrandSite } from './brand-site.ts';
import { languageHref } from './document-head.ts';
import { escapeHtml } from './html.ts';

/** Crawlers may read the site, not the platform behind it. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /wps/',
    'Disallow: /lgw/',
    'Disallow: /lotto/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** The addresses of the pages that a visitor finds by themselves, first the first one. */
const listedPaths = ({ brand }: BrandSite): readonly string[] => [
  '/index',
  ...[...documentPages(brand)].filter(([path, page]) => path === page && routeFacts(path).listed).map(([path]) => path),
];

/** One entry a page and language, each naming the page in the others. */
export const sitemap = (site: BrandSite, origin: string): string => {
  const { supported } = site.brand.languages;
  const hrefOf = (language: Language, path: string): string => escapeHtml(languageHref(site, language, origin, path));
  const alternates = (path: string): string =>
    supported
      .map(
        (language) => `<xhtml:link rel="alternate" hreflang="${htmlLang(language)}" href="${hrefOf(language, path)}"/>`,
      )
      .join('');
  const entries = listedPaths(site).flatMap((path) =>
    supported.map((language) => `<url><loc>${hrefOf(language, path)}</loc>${alternates(path)}</url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};
