import { expect, test } from 'vitest';
import type { Brand } from '#schemas/brand.ts';
import type { Language } from '#schemas/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { ROUTES } from '#schemas/routes.ts';
import { isSearchable } from '#src/document/search-paths.ts';
import { testSite } from '#tests/support/test-brand.ts';
import { documentHead } from './document-head.ts';
import { productLanguages } from './languages/languages.ts';

const head = (
  path: string,
  over: Partial<Brand> = {},
  language: Language = 'EN',
  title = 'Slots · Trial House',
): string =>
  documentHead({
    site: testSite(over),
    languages: productLanguages,
    language,
    path,
    reader: undefined,
    title,
    entry: { scripts: [], styles: [], preloads: [] },
    styles: [],
    origin: 'https://play.example',
  });

const metas = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );
const canonical = (html: string): string | undefined => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const graphOf = (html: string): readonly Record<string, unknown>[] => {
  const [, text = '{"@graph":[]}'] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? [];
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
};

test('a document has a description, its languages and a picture for link previews', () => {
  expect(metas(head('/rng'))).toMatchObject({
    description: 'Slots at Trial House: search by name, filter by vendor, and try many of them for free.',
    'og:title': 'Slots · Trial House',
    'og:url': 'https://play.example/rng?lang=EN',
    'og:locale': 'en_US',
    'og:image': expect.stringMatching(/^https:\/\/play\.example\/brand\/.*\/share\.png$/),
    'og:image:width': '800',
    'og:image:height': '800',
    'og:image:alt': 'Trial House',
    'twitter:card': 'summary_large_image',
  });
  expect([...head('/rng').matchAll(/og:locale:alternate" content="(.*?)"/g)].map(([, locale]) => locale)).toEqual([
    'fil_PH',
    'th_TH',
  ]);
});

test('without a picture, a shared link gets a small preview card', () => {
  const { assets } = testSite().brand;
  const seen = metas(head('/rng', { assets: { logo: assets.logo, icon: assets.icon } }));
  expect([seen['og:image'], seen['twitter:card']]).toEqual([undefined, 'summary']);
});

test('all URLs of the same page have the same canonical link', () => {
  expect(['/index', '/rng', '/down', '/helpmc'].map((path) => canonical(head(path, {}, 'TY')))).toEqual([
    'https://play.example/',
    'https://play.example/rng',
    'https://play.example/download',
    'https://play.example/help',
  ]);
});

test('a page that is empty without a query, or that requires login, is not indexed', () => {
  const robots = (path: string, loginRequired = false) =>
    metas(head(path, { modules: { off: [], loginRequired } }))['robots'];
  expect(['/game', '/promoDetail', '/join'].map((path) => robots(path))).toEqual(['noindex', 'noindex', 'noindex']);
  expect(['/index', '/rng', '/download'].map((path) => robots(path))).toEqual([undefined, undefined, undefined]);
  expect(['/rng', '/login', '/download'].map((path) => robots(path, true))).toEqual(['noindex', undefined, undefined]);
});

test('structured data describes the operator and the breadcrumbs of a page, and contains no search action', () => {
  const channel = (resourceType: 'TELEGRAM' | 'FACEBOOK' | 'IOS', url: string) => ({
    resourceType,
    url,
    labelNameEn: 'x',
  });
  const resources = [
    channel('TELEGRAM', 'https://telegram.example/house'),
    channel('FACEBOOK', 'http://sandbox.localhost:4000/x'),
    channel('IOS', 'https://apps.example/house'),
  ];
  expect(graphOf(head('/rng', { resources }))).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://play.example/#organization',
      name: 'Trial House',
      url: 'https://play.example/',
      logo: expect.stringMatching(/^https:\/\/play\.example\/brand\/[0-9a-f]+\/logo\.svg$/),
      sameAs: ['https://telegram.example/house'],
    },
    {
      '@type': 'WebSite',
      '@id': 'https://play.example/#website',
      name: 'Trial House',
      url: 'https://play.example/',
      inLanguage: ['fil', 'en', 'th'],
      publisher: { '@id': 'https://play.example/#organization' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trial House', item: 'https://play.example/?lang=EN' },
        { '@type': 'ListItem', position: 2, name: 'Slots', item: 'https://play.example/rng?lang=EN' },
      ],
    },
  ]);
  expect(graphOf(head('/index')).map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite']);
  expect(head('/game')).not.toContain('ld+json');
});

test("text in a brand's name cannot close the block of structured data", () => {
  const name = '</script><script>alert(1)</script>';
  expect(graphOf(head('/rng', { name }))[0]).toMatchObject({ name });
});

test("a brand's own description of a page takes precedence, in each language for which it exists", () => {
  const pages = [{ path: '/rng' as const, description: { EN: 'Our own slots' } }];
  const seo = { title: {}, description: {}, pages };
  expect(metas(head('/rng', { seo }))['description']).toBe('Our own slots');
  expect(metas(head('/rng', { seo }, 'TH'))['description']).toMatch(/^สล็อตที่ Trial House/);
});

test.each(LANGUAGES)(
  'every page that search engines may list has a description of at most 170 characters in %s',
  (language) => {
    const open = { modules: { off: [], loginRequired: false }, pages: [] };
    const own = ROUTES.filter(
      (path) => isSearchable(open, path) && !['/', '/index', '/register.html', '/down', '/helpmc'].includes(path),
    );
    const descriptions = productLanguages.pack(language).catalogues.get('descriptions') ?? {};
    expect(Object.keys(descriptions).sort()).toEqual([...own].sort());
    for (const text of Object.values(descriptions)) {
      expect(text).toContain('{brand}');
      expect(text.length).toBeLessThanOrEqual(170);
    }
  },
);
