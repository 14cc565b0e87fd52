import { htmlLang } from '#schemas/languages.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { jsonForScript } from './html.ts';

export interface StructuredFacts {
  readonly site: CompiledBrand;
  readonly origin: string;
  /** The page's own title; `null` for the first page. */
  readonly title: string | null;
  /** The page's address in this language, and home's. */
  readonly address: string;
  readonly home: string;
}

const SOCIAL: ReadonlySet<string> = new Set(['TELEGRAM', 'FACEBOOK']);

/**
 * What search engines read of the brand and of the page's place, as a data block, which no policy has to allow. There is no `SearchAction`, since
 * search has no address of its own.
 */
export const structuredData = ({ site, origin, title, address, home }: StructuredFacts): string => {
  const { brand, client } = site;
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
      logo: `${origin}${client.assets.logo}`,
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
