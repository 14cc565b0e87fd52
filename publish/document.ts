import { htmlLang, type Language } from '#schemas/languages.ts';
import type { DocumentBlock, DocumentData, Texts } from '#src/document/document-data.ts';
import type { Reader } from '#src/document/document-paths.ts';
import type { BrandSite } from './brand-site.ts';
import type { BuildEntry } from './build-entry.ts';
import { connectorOrigin } from './connect/connector-origin.ts';
import { documentHead } from './document-head.ts';
import { withBrandWords } from './first-texts.ts';
import { documentHeaders, type Headers } from './headers.ts';
import { escapeHtml, jsonForScript, tag } from './html.ts';
import { sharedFile } from './shared-data.ts';
import type { RenderedPage } from './site-build.ts';

/** What a document is made of: the brand, its words, and the first screen's texts in one language. */
export const documentData = (
  site: BrandSite,
  language: Language,
  words: Texts,
  reader: Reader = 'visitor',
): DocumentData => ({
  brand: site.site,
  language,
  ...(reader === 'visitor' ? {} : { reader }),
  texts: withBrandWords(words, site.texts, language),
  brandTexts: site.texts,
});

interface HeaderFacts {
  readonly site: BrandSite;
  /** Addresses of its sheets, in the order in which they count. */
  readonly styles: readonly string[];
  /** Whether the answer goes over https: then HSTS is said. */
  readonly https: boolean;
  readonly development?: boolean;
}

/** What goes with each of a brand's documents. */
export const siteHeaders = ({ site: { brand }, styles, https, development = false }: HeaderFacts): Headers =>
  documentHeaders({ styles, allow: brand.platform.allow, connector: connectorOrigin(brand), https, development });

export interface DocumentFacts extends HeaderFacts {
  readonly entry: BuildEntry;
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

/** What differs from document to document of a language. */
const blockOf = ({ reader, texts: first }: DocumentData, shared: string, texts: Texts): DocumentBlock => ({
  shared,
  ...(reader === undefined ? {} : { reader }),
  texts: Object.fromEntries(Object.entries(texts).filter(([namespace]) => !Object.hasOwn(first, namespace))),
});

/** The document of one of a brand's pages in one language. The server sends it, `publish` writes it: the same text, the same headers. */
export const renderDocument = ({
  site,
  data,
  path,
  page,
  entry,
  styles,
  origin,
  https,
  development = false,
}: DocumentFacts): RenderedDocument => {
  const { language, reader } = data;
  const { brand } = site;
  const { address: shared } = sharedFile(data);
  return {
    html: [
      '<!doctype html>',
      tag('html', {
        lang: htmlLang(language),
        dir: 'ltr',
        'data-theme': brand.theme.default,
        'data-path': path,
        'data-reader': reader,
        'data-bearer': brand.platform.session === 'bearer',
      }),
      '<head>',
      documentHead({ site, language, path, reader, title: page.title, entry, styles, origin }),
      '</head>',
      '<body>',
      `<div id="root">${page.html}</div>`,
      lateNotice(page.texts),
      // Behind the sheets and the first pictures: it is wanted once the script is there, which is longer on its way.
      tag('link', { rel: 'preload', as: 'fetch', href: shared, crossorigin: true, fetchpriority: 'low' }),
      `<script type="application/json" id="marquee">${jsonForScript(blockOf(data, shared, page.texts))}</script>`,
      '</body>',
      '</html>',
      '',
    ].join('\n'),
    headers: { ...siteHeaders({ site, styles, https, development }), 'Content-Language': htmlLang(language) },
  };
};
