import { htmlLang } from '#schemas/languages.ts';
import type { BrandSite } from './brand-site.ts';
import { languageHref } from './document-head.ts';
import { escapeHtml } from './html.ts';

/** Crawlers may read the site, not the platform behind it. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow: /wps/', 'Disallow: /lgw/', 'Disallow: /lotto/', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** One entry a language, each naming the others. */
export const sitemap = (site: BrandSite, origin: string): string => {
  const { supported } = site.brand.languages;
  const alternates = supported.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${htmlLang(language)}" href="${escapeHtml(languageHref(site, language, origin))}"/>`,
  );
  const entries = supported.map((language) => `<url><loc>${escapeHtml(languageHref(site, language, origin))}</loc>${alternates.join('')}</url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};
