import { htmlLang, type Language } from '#schemas/languages.ts';
import { firstPath, hasOwnTitle, type Reader } from '#src/document/document-paths.ts';
import type { BrandSite } from './brand-site.ts';
import { BOOT_SCRIPT } from './boot-script.ts';
import type { BuildEntry } from './build-entry.ts';
import { escapeHtml, modulePreloads, styleLinks, tag } from './html.ts';
import { mediaType } from './media-types.ts';

export interface HeadFacts {
  readonly site: BrandSite;
  readonly language: Language;
  /** The path whose page the document holds. */
  readonly path: string;
  readonly reader: Reader | undefined;
  /** That of its page. */
  readonly title: string | null;
  readonly entry: BuildEntry;
  /** Addresses of its sheets. */
  readonly styles: readonly string[];
  /** Scheme, host and port under which search engines should know the site. */
  readonly origin: string;
}

/** The title and the description in a language: the brand's, else its other words for them, else its name. A page other than the first has a title of its own. */
const headWords = ({
  site: { brand },
  language,
  path,
  reader,
  title,
}: HeadFacts): { readonly title: string; readonly description: string | undefined } => {
  const pick = (words: Partial<Record<Language, string>>) =>
    words[language] ?? words[brand.languages.default] ?? words.EN;
  const own = hasOwnTitle(brand, path, reader) ? title : null;
  return { title: own ?? pick(brand.seo.title) ?? brand.name, description: pick(brand.seo.description) };
};

/** The picture that the first screen shows largest: the first banner of its page, else the brand's own hero. */
export const heroOf = ({ site }: BrandSite): string | undefined =>
  site.banners.find(({ groupName }) => groupName === (firstPath(site) === '/login' ? 'w_login' : 'w_home'))?.url ??
  site.assets.hero;

/** The address of a page in a language: home stands at the root, the default language has no query. */
export const languageHref = (site: BrandSite, language: Language, origin: string, path = '/index'): string =>
  `${origin}${path === '/index' ? '/' : path}${language === site.brand.languages.default ? '' : `?lang=${language}`}`;

/** Without a canonical link: routes without a document of their own have the first one, and the site names its own address. */
const search = (facts: HeadFacts): string[] => {
  const { site, path, origin } = facts;
  const { title, description } = headWords(facts);
  const hero = heroOf(site);
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
    ...(hero === undefined ? [] : [tag('meta', { property: 'og:image', content: `${origin}${hero}` })]),
  ];
};

/** The code is only asked for, as text, behind what the first paint needs: the boot script starts it. No picture among them: the prerendered page itself names its first one early, with high priority. */
const loads = ({ styles, entry }: HeadFacts): string[] => [
  ...styleLinks(styles),
  ...modulePreloads(entry.preloads),
  ...entry.scripts.map((href) =>
    tag('link', { rel: 'preload', as: 'script', href, crossorigin: true, fetchpriority: 'low', 'data-start': true }),
  ),
];

export const documentHead = (facts: HeadFacts): string => {
  const { site, language } = facts;
  const { light, dark } = site.brand.theme.tokens;
  const first = site.brand.theme.tokens[site.brand.theme.default].header.$value;
  const icon = site.site.assets.icon;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(headWords(facts).title)}</title>`,
    tag('meta', {
      name: 'theme-color',
      content: first,
      'data-light': light.header.$value,
      'data-dark': dark.header.$value,
    }),
    `<script>${BOOT_SCRIPT}</script>`,
    ...loads(facts),
    tag('link', { rel: 'icon', href: icon, type: mediaType(icon).split(';')[0] }),
    tag('link', { rel: 'apple-touch-icon', href: site.icons.find(({ use }) => use === 'touch')?.address ?? icon }),
    tag('link', { rel: 'manifest', href: site.manifestHref[language] }),
    ...search(facts),
  ].join('\n');
};
