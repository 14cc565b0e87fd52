import { htmlLang, type Language } from '#schemas/languages.ts';
import type { Reader } from '#src/document/document-data.ts';
import { hasOwnTitle } from '#src/document/document-paths.ts';
import { isSearchable, searchPath } from '#src/document/search-paths.ts';
import { searchText } from '#src/document/search-text.ts';
import type { CompiledBrand } from './compile-brand.ts';
import type { BuildEntry } from './build-entry.ts';
import { escapeHtml, modulePreloads, styleLinks, tag } from './html.ts';
import { INLINE_SCRIPT } from './inline-script.ts';
import type { Languages } from './languages/languages.ts';
import { mediaType } from './media-types.ts';
import { pageDescription } from './page-description.ts';
import { structuredData } from './structured-data.ts';

export interface HeadOptions {
  readonly site: CompiledBrand;
  readonly languages: Languages;
  readonly language: Language;
  /** The path of the prerendered page. */
  readonly path: string;
  readonly reader: Reader | undefined;
  /** The title of the page, if it has one. */
  readonly title: string | null;
  readonly entry: BuildEntry;
  /** The URLs of the document's style sheets. */
  readonly styles: readonly string[];
  /** The public origin of the site, for search engines. */
  readonly origin: string;
}

/**
 * Returns the title and description of a document. The page's own texts come first, then the brand's in this language,
 * in its default language, and in English. There is always a title.
 */
const headTexts = ({
  site: { brand, pages },
  languages,
  language,
  path,
  reader,
  title,
}: HeadOptions): { readonly own: string | null; readonly title: string; readonly description: string | undefined } => {
  const isOwn = hasOwnTitle(brand, path, reader);
  const own = isOwn ? title : null;
  return {
    own,
    title: own ?? searchText(brand, 'title', language) ?? brand.name,
    description: isOwn
      ? (pages.find(({ page }) => page.path === path)?.descriptions[language] ??
        pageDescription(brand, languages, path, language))
      : searchText(brand, 'description', language),
  };
};

/** Returns the URL of a page in a language. The home page is `/`, and the default language needs no query. */
export const languageHref = (site: CompiledBrand, language: Language, origin: string, path = '/index'): string =>
  `${origin}${path === '/index' ? '/' : path}${language === site.brand.languages.default ? '' : `?lang=${language}`}`;

/** Returns the Open Graph locale of a language, such as `vi_VN`. Its territory is the one where most speakers of the language live. */
const openGraphLocale = (language: Language): string => {
  const { language: primary, region } = new Intl.Locale(htmlLang(language)).maximize();
  return `${primary}_${region ?? primary.toUpperCase()}`;
};

const meta = (name: string, content: string): string => tag('meta', { name, content });
const property = (name: string, content: string): string => tag('meta', { property: name, content });

/** Removes the brand's name from the end of a page's title. */
const withoutBrand = (title: string, name: string): string =>
  title.endsWith(` · ${name}`) ? title.slice(0, -` · ${name}`.length) : title;

const pictureTags = ({ share, brand }: CompiledBrand, origin: string): string[] =>
  share === null
    ? [meta('twitter:card', 'summary')]
    : [
        property('og:image', `${origin}${share.href}`),
        ...(share.size === null
          ? []
          : [
              property('og:image:width', String(share.size.width)),
              property('og:image:height', String(share.size.height)),
            ]),
        property('og:image:alt', brand.name),
        meta('twitter:card', 'summary_large_image'),
      ];

/**
 * Returns the tags for search engines and link previews. A path without a document of its own is served the document
 * and tags of the first page; the site corrects the canonical link at run time.
 */
const searchTags = (options: HeadOptions): string[] => {
  const { site, path, origin, language } = options;
  const { supported, default: fallback } = site.brand.languages;
  const { own, title, description } = headTexts(options);
  const page = searchPath(site.brand, path);
  const hrefIn = (other: Language): string => languageHref(site, other, origin, page ?? '/index');
  const isHidden = site.brand.seo.index === false || !isSearchable(site.brand, path);
  return [
    ...(isHidden ? [meta('robots', 'noindex')] : []),
    ...(page === null
      ? []
      : [
          tag('link', { rel: 'canonical', href: hrefIn(language) }),
          ...supported.map((other) =>
            tag('link', { rel: 'alternate', hreflang: htmlLang(other), href: hrefIn(other) }),
          ),
          tag('link', { rel: 'alternate', hreflang: 'x-default', href: hrefIn(fallback) }),
        ]),
    ...(description === undefined ? [] : [meta('description', description), property('og:description', description)]),
    property('og:title', title),
    property('og:site_name', site.brand.name),
    property('og:type', 'website'),
    property('og:url', hrefIn(language)),
    property('og:locale', openGraphLocale(language)),
    ...supported
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', openGraphLocale(other))),
    ...pictureTags(site, origin),
    ...(isHidden
      ? []
      : [
          structuredData({
            site,
            origin,
            title: own === null ? null : withoutBrand(own, site.brand.name),
            address: hrefIn(language),
            home: languageHref(site, language, origin),
          }),
        ]),
  ];
};

/**
 * Returns the links to style sheets and scripts. Scripts are only preloaded, with low priority, because the boot script starts them after the first
 * paint. Images are not preloaded, because the first image is near the beginning of the prerendered page and has high priority.
 */
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

export const documentHead = (options: HeadOptions): string => {
  const { site, language } = options;
  const { light, dark } = site.brand.theme.tokens;
  const first = site.brand.theme.tokens[site.brand.theme.default].header.$value;
  const icon = site.client.assets.icon;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(headTexts(options).title)}</title>`,
    tag('meta', {
      name: 'theme-color',
      content: first,
      'data-light': light.header.$value,
      'data-dark': dark.header.$value,
    }),
    `<script>${INLINE_SCRIPT}</script>`,
    // It must run before the first paint, and it does not fit into the boot script, which is the same for every brand.
    ...(site.lookHref === null ? [] : [`<script src="${escapeHtml(site.lookHref)}"></script>`]),
    ...resourceTags(options),
    tag('link', { rel: 'icon', href: icon, type: mediaType(icon).split(';')[0] }),
    tag('link', { rel: 'apple-touch-icon', href: site.icons.find(({ use }) => use === 'touch')?.address ?? icon }),
    tag('link', { rel: 'manifest', href: site.manifestHref[language] }),
    ...searchTags(options),
  ].join('\n');
};
