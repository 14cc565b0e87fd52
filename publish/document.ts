import { htmlLang, languageInfo, type Language } from '#schemas/languages.ts';
import type { DocumentBlock, DocumentData, Reader, Texts } from '#src/document/document-data.ts';
import { BRAND_MARK } from '#src/document/document-marks.ts';
import type { CompiledBrand } from './compile-brand.ts';
import type { BuildEntry } from './build-entry.ts';
import { documentHead } from './document-head.ts';
import { documentHeaders, type DocumentHeaderOptions, type Headers } from './headers.ts';
import { escapeHtml, jsonForScript, tag } from './html.ts';
import { sharedDataFile } from './shared-data.ts';
import type { Languages } from './languages/languages.ts';
import { clientLanguages } from './languages/site-texts.ts';
import { firstTexts, type RenderedPage } from './site-build.ts';

/** Merges the site's texts with the brand's texts. The brand's texts take precedence. */
const mergeBrandTexts = (words: Texts, own: Partial<Record<Language, Texts>>, language: Language): Texts => {
  const brandWords = own[language] ?? {};
  return Object.fromEntries(
    Object.entries(words).map(([namespace, table]) => [namespace, { ...table, ...brandWords[namespace] }]),
  );
};

/** Returns the data of a document: the brand, its texts, and the site's texts for the first screen in one language. */
export const documentData = (
  site: CompiledBrand,
  languages: Languages,
  language: Language,
  reader: Reader = 'visitor',
): DocumentData => ({
  brand: site.client,
  language,
  languages: clientLanguages(languages, site.brand.languages.supported),
  ...(reader === 'visitor' ? {} : { reader }),
  texts: mergeBrandTexts(firstTexts(languages, language), site.texts, language),
  brandTexts: site.texts,
});

export interface DocumentOptions extends Omit<DocumentHeaderOptions, 'brand'> {
  readonly site: CompiledBrand;
  readonly languages: Languages;
  readonly entry: BuildEntry;
  readonly data: DocumentData;
  /** The path whose page is prerendered. */
  readonly path: string;
  readonly page: RenderedPage;
  /** The public origin of the site, for search engines. */
  readonly origin: string;
}

export interface RenderedDocument {
  readonly html: string;
  readonly headers: Headers;
}

/**
 * Renders the notice that appears if the page's script or style sheet fails to load. CSS hides it until the boot script
 * marks the document as failed.
 */
const loadFailedNotice = ({ errors = {}, common = {} }: Texts): string =>
  `<div id="load-failed" role="alert"><b>${escapeHtml(errors['slow_page'] ?? '')}</b> <span>${escapeHtml(errors['slow_page_text'] ?? '')}</span> <a href="">${escapeHtml(common['reload'] ?? '')}</a></div>`;

/** Returns the data block of one document: the data that the other documents in its language do not share. */
const dataBlock = ({ reader, texts: first }: DocumentData, shared: string, texts: Texts): DocumentBlock => ({
  shared,
  ...(reader === undefined ? {} : { reader }),
  texts: Object.fromEntries(Object.entries(texts).filter(([namespace]) => !Object.hasOwn(first, namespace))),
});

/** Renders the document of one page in one language. The server and `publish` both call it, so their documents are identical. */
export const renderDocument = ({
  site,
  languages,
  data,
  path,
  page,
  entry,
  styles,
  origin,
  https,
  development = false,
}: DocumentOptions): RenderedDocument => {
  const { language, reader } = data;
  const { brand } = site;
  const { address: shared } = sharedDataFile(data);
  return {
    html: [
      '<!doctype html>',
      tag('html', {
        lang: htmlLang(language),
        dir: languageInfo(language).direction,
        [BRAND_MARK]: brand.id,
        'data-theme': brand.theme.default,
        'data-path': path,
        'data-reader': reader,
        'data-bearer': brand.platform.session === 'bearer',
      }),
      '<head>',
      documentHead({ site, languages, language, path, reader, title: page.title, entry, styles, origin }),
      '</head>',
      '<body>',
      `<div id="root">${page.html}</div>`,
      loadFailedNotice(page.texts),
      // The preload is placed after style sheets and images, because the data is needed only once the script has loaded.
      tag('link', { rel: 'preload', as: 'fetch', href: shared, crossorigin: true, fetchpriority: 'low' }),
      `<script type="application/json" id="marquee">${jsonForScript(dataBlock(data, shared, page.texts))}</script>`,
      '</body>',
      '</html>',
      '',
    ].join('\n'),
    headers: { ...documentHeaders({ brand, styles, https, development }), 'Content-Language': htmlLang(language) },
  };
};
