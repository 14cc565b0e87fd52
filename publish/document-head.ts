import { htmlLang, type Language } from '#schemas/languages.ts';
import type { Reader } from '#src/document/document-data.ts';
import { hasOwnTitle } from '#src/document/document-paths.ts';
import { searchText } from '#src/document/search-text.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { BOOT_SCRIPT } from './generated/boot-script.ts';
import type { BuildEntry } from './build-entry.ts';
import { escapeHtml, modulePreloads, styleLinks, tag } from './html.ts';
import { mediaType } from './media-types.ts';

export interface HeadOptions {
  readonly site: CompiledBrand;
  readonly language: Language;
  /** The path of the prerendered page. */
  readonly path: string;
  readonly reader: Reader | undefined;
  /** The title of the page, if it has one. */
  readonly title: string | null;
  readonly entry: BuildEntry;
  /** URLs of its style sheets. */
  readonly styles: readonly string[];
  /** The public origin, for search engines. */
  readonly origin: string;
}

/** Title and description: the page's own title, else the brand's in this language, in its default language or in English, else its name. */
const headTexts = ({
  site: { brand },
  language,
  path,
  reader,
  title,
}: HeadOptions): { readonly title: string; readonly description: string | undefined } => {
  const own = hasOwnTitle(brand, path, reader) ? title : null;
  return {
    title: own ?? searchText(brand, 'title', language) ?? brand.name,
    description: searchText(brand, 'description', language),
  };
};

/** The URL of a page in a language: `/` for home, without a query for the default language. */
export const languageHref = (site: CompiledBrand, language: Language, origin: string, path = '/index'): string =>
  `${origin}${path === '/index' ? '/' : path}${language === site.brand.languages.default ? '' : `?lang=${language}`}`;

/** No canonical link here: routes without a document of their own get the first page's document, so that only the running site knows the right URL. */
const searchTags = (facts: HeadOptions): string[] => {
  const { site, path, origin } = facts;
  const { title, description } = headTexts(facts);
  return [
    ...site.brand.languages.supported.map((other) =>
      tag('link', { rel: 'alternate', hreflang: htmlLang(other), href: languageHref(site, other, origin, path) }),
    ),
    tag('link', {
      rel: 'alternate',
      hreflang: 'x-default',
      href: languageHref(site, site.brand.languages.default, origin, path),
    }),
    ...(description === undefined
      ? []
      : [
          tag('meta', { name: 'description', content: description }),
          tag('meta', { property: 'og:description', content: description }),
        ]),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:site_name', content: site.brand.name }),
    tag('meta', { property: 'og:type', content: 'website' }),
    ...(site.shareHref === null ? [] : [tag('meta', { property: 'og:image', content: `${origin}${site.shareHref}` })]),
  ];
};

/** Scripts are only preloaded, with low priority: the boot script starts them after the first paint. Images need no preload: the prerendered page has its first one early, with high priority. */
const resourceTags = ({ styles, entry }: HeadOptions): string[] => [
  ...styleLinks(styles),
  ...modulePreloads(entry.preloads),
  ...entry.scripts.map((href) =>
    tag('link', {
      rel: 'preload',
      as: 'script',
      href,
      crossorigin: true,
      fetchpriority: 'low',
      'data-bootstrap': true,
    }),
  ),
];

export const documentHead = (facts: HeadOptions): string => {
  const { site, language } = facts;
  const { light, dark } = site.brand.theme.tokens;
  const first = site.brand.theme.tokens[site.brand.theme.default].header.$value;
  const icon = site.client.assets.icon;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(headTexts(facts).title)}</title>`,
    tag('meta', {
      name: 'theme-color',
      content: first,
      'data-light': light.header.$value,
      'data-dark': dark.header.$value,
    }),
    `<script>${BOOT_SCRIPT}</script>`,
    ...resourceTags(facts),
    tag('link', { rel: 'icon', href: icon, type: mediaType(icon).split(';')[0] }),
    tag('link', { rel: 'apple-touch-icon', href: site.icons.find(({ use }) => use === 'touch')?.address ?? icon }),
    tag('link', { rel: 'manifest', href: site.manifestHref[language] }),
    ...searchTags(facts),
  ].join('\n');
};
