import { htmlLang, type Language } from '#schemas/languages.ts';
import { routeFacts } from '#schemas/routes.ts';
import { documentPages } from '#src/document/document-paths.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { languageHref } from './document-head.ts';
import { escapeHtml } from './html.ts';

/** robots.txt: crawlers may read the site, but not the platform's paths. */
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

/** Paths for the sitemap, the first page first. */
const listedPaths = ({ brand }: CompiledBrand): readonly string[] => [
  '/index',
  ...[...documentPages(brand)].filter(([path, page]) => path === page && routeFacts(path).listed).map(([path]) => path),
];

/** sitemap.xml: one entry per page and language, with links to the other languages. */
export const sitemap = (site: CompiledBrand, origin: string): string => {
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
