import { htmlLang } from '#schemas/languages.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { jsonForScript } from './html.ts';

export interface StructuredDataInput {
  readonly site: CompiledBrand;
  readonly origin: string;
  /** The title of the page; `null` for the first page. */
  readonly title: string | null;
  /** The URLs of the page (`address`) and of the home page (`home`) in this language. */
  readonly address: string;
  readonly home: string;
}

const SOCIAL: ReadonlySet<string> = new Set(['TELEGRAM', 'FACEBOOK']);

/**
 * Returns a data block that describes the brand and the breadcrumbs of the page for search engines. A data block needs no exception in the CSP. There
 * is no `SearchAction`, because searches have no URL.
 */
export const structuredData = ({ site, origin, title, address, home }: StructuredDataInput): string => {
  const { brand } = site;
  const organization = `${origin}/#organization`;
  const channels = brand.resources
    .filter(({ resourceType, url }) => SOCIAL.has(resourceType) && url.startsWith('https:'))
    .map(({ url }) => url);
  const graph = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}${site.logoHref}`,
      ...(channels.length === 0 ? {} : { sameAs: channels }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand.name,
      url: `${origin}/`,
      inLanguage: brand.languages.supported.map(htmlLang),
      publisher: { '@id': organization },
    },
    ...(title === null
      ? []
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: brand.name, item: home },
              { '@type': 'ListItem', position: 2, name: title, item: address },
            ],
          },
        ]),
  ];
  return `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
};
