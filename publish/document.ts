import { htmlLang, type Language } from '#schemas/languages.ts';
import type { DocumentData, Texts } from '#src/brand/document-data.ts';
import type { Reader } from '#src/brand/document-paths.ts';
import type { BrandSite } from './brand-site.ts';
import type { BuildEntry } from './build-entry.ts';
import { connectorOrigin } from './connect/connector-origin.ts';
import { documentHead } from './document-head.ts';
import { withBrandWords } from './first-texts.ts';
import { documentHeaders, type Headers } from './headers.ts';
import { escapeHtml, jsonForScript, tag } from './html.ts';
import type { RenderedPage } from './site-build.ts';

/** The data block of a document: the brand, its words, and the first screen's texts in one language. */
export const documentData = (site: BrandSite, language: Language, words: Texts, reader: Reader = 'visitor'): DocumentData => ({
  brand: site.site,
  language,
  ...(reader === 'visitor' ? {} : { reader }),
  texts: withBrandWords(words, site.texts, language),
  brandTexts: site.texts,
  themeHref: site.themeHref,
});

interface HeaderFacts {
  readonly site: BrandSite;
  readonly entry: BuildEntry;
  /** Whether the answer goes over https: then HSTS is said. */
  readonly https: boolean;
  readonly development?: boolean;
}

/** What goes with each of a brand's documents. */
export const siteHeaders = ({ site: { brand, themeHref }, entry, https, development = false }: HeaderFacts): Headers =>
  documentHeaders({ styles: [...entry.styles, themeHref], allow: brand.platform.allow, connector: connectorOrigin(brand), https, development });

export interface DocumentFacts extends HeaderFacts {
  readonly data: DocumentData;
  /** The path whose page is prerendered. */
  readonly path: string;
  readonly page: RenderedPage;
  /** Scheme, host and port under which search engines should know the site. */
  readonly origin: string;
}

export interface RenderedDocument {
  readonly html: string;
  readonly headers: Headers;
}

/** Said over a page whose code does not come, which would answer nothing. Shown by the boot script's mark alone. */
const lateNotice = ({ errors = {}, common = {} }: Texts): string =>
  `<div id="late" role="alert"><b>${escapeHtml(errors['slow_page'] ?? '')}</b> <span>${escapeHtml(errors['slow_page_text'] ?? '')}</span> <a href="">${escapeHtml(common['reload'] ?? '')}</a></div>`;

/** The document of one of a brand's pages in one language. The server sends it, `publish` writes it: the same text, the same headers. */
export const renderDocument = ({ site, data, path, page, entry, origin, https, development = false }: DocumentFacts): RenderedDocument => {
  const { language, reader } = data;
  const { brand } = site;
  return {
    html: [
      '<!doctype html>',
      tag('html', { lang: htmlLang(language), dir: 'ltr', 'data-theme': brand.theme.default, 'data-path': path, 'data-reader': reader }),
      '<head>',
      documentHead({ site, language, path, reader, title: page.title, entry, origin }),
      '</head>',
      '<body>',
      `<div id="root">${page.html}</div>`,
      lateNotice(page.texts),
      `<script type="application/json" id="marquee">${jsonForScript({ ...data, texts: page.texts })}</script>`,
      '</body>',
      '</html>',
      '',
    ].join('\n'),
    headers: { ...siteHeaders({ site, entry, https, development }), 'Content-Language': htmlLang(language) },
  };
};
