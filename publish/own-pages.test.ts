import { expect, test } from 'vitest';
import { TEST_ASSETS, TEST_SVG, testBrand } from '#tests/support/test-brand.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { compileBrand } from './compile-brand.ts';
import { publishedSite } from './published-site.ts';

const PARAGRAPH = { tag: 'p', children: ['Rules for members, in short.'] } as const;
const site = compileBrand({
  brand: testBrand({ pages: [{ id: 'vip', path: '/club/vip', link: 'menu' }] }),
  texts: {},
  pageTexts: {
    vip: { TY: { title: 'Mga antas', nodes: [PARAGRAPH] }, EN: { title: 'Levels', nodes: [PARAGRAPH] } },
  },
  assets: new Map(TEST_ASSETS.map((path) => [path, new TextEncoder().encode(TEST_SVG)])),
});
const files = await publishedSite({ site, build: testBuild(), origin: 'https://play.example' });
const text = (path: string): string => new TextDecoder().decode(files.get(path));

test('a page of a brand has a document in each language, with its own description and addresses [layout.pages.own]', () => {
  expect(text('club/vip.html')).toContain('<main>/club/vip of Trial House in TY</main>');
  expect(text('EN/club/vip.html')).toContain('<main>/club/vip of Trial House in EN</main>');
  for (const part of [
    '<meta name="description" content="Rules for members, in short.">',
    '<link rel="canonical" href="https://play.example/club/vip?lang=EN">',
    '<link rel="alternate" hreflang="th" href="https://play.example/club/vip?lang=TH">',
    '"@type":"BreadcrumbList"',
  ])
    expect(text('EN/club/vip.html')).toContain(part);
  expect(text('EN/club/vip.html')).not.toContain('noindex');
});

test('a page without a text in a language shows the text of the default language, marked as such [layout.pages.own]', () => {
  expect(site.client.pages[0]?.texts).toMatchObject({
    TY: { title: 'Mga antas' },
    EN: { title: 'Levels' },
    TH: { title: 'Mga antas', lang: 'fil' },
  });
});

test('a part of a page whose area is off is left out of the site [layout.pages.own]', () => {
  const rails = [
    { kind: 'rail', of: 'popular' },
    { kind: 'rail', of: 'category', category: 'SPORTS' },
    { kind: 'rail', of: 'hot' },
  ] as const;
  const { client } = compileBrand({
    brand: testBrand({
      modules: { off: ['popularGames', 'sports'], loginRequired: false },
      pages: [
        { id: 'vip', path: '/vip', link: 'menu', parts: [{ kind: 'article' }, ...rails] },
        { id: 'club', path: '/club', link: 'menu' },
      ],
    }),
    texts: {},
    assets: new Map(),
  });
  expect(client.pages.map(({ parts }) => parts)).toEqual([
    [{ kind: 'article' }, { kind: 'rail', of: 'hot' }],
    [{ kind: 'article' }],
  ]);
});

test('the text of a page is a separate file that is cached forever and that no other page loads [layout.pages.own]', () => {
  const file = site.client.pages[0]?.texts['EN']?.file ?? '';
  expect(file).toMatch(/^\/data\.[0-9a-f]+\.page\.json$/);
  expect(JSON.parse(text(file.slice(1)))).toEqual([PARAGRAPH]);
  expect(text('EN/index.html')).not.toContain('Rules for members');
  expect(text('_headers')).toMatch(/\/data\.\*\n {2}Cache-Control: .*immutable/);
});

test('the pages of a brand are in the sitemap and work on nginx, Netlify, Cloudflare Pages and static hosts [layout.pages.own]', () => {
  expect(text('sitemap.xml')).toContain('<loc>https://play.example/club/vip?lang=TH</loc>');
  expect(text('nginx-release.conf')).toMatch(/\(\?<page>[^)]*\|club\/vip\)/);
  expect(text('netlify.toml')).toContain('from = "/club/vip"\n  to = "/EN/club/vip.html"');
  expect(text('_worker.js')).toContain('"pages":[{"path":"/club/vip"}]');
  expect(text('club/vip/index.html')).toBe(text('club/vip.html'));
});
