import { expect, test } from 'vitest';
import { documentHeaders } from './headers.ts';
import { publishedSite } from './published-site.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { siteSheet } from './site-sheet.ts';
import { testSite } from '#tests/support/test-brand.ts';

const site = testSite();
const publish = (origin = 'https://play.example') => publishedSite({ site, build: testBuild(), origin });
const text = (files: ReadonlyMap<string, Uint8Array>, path: string): string =>
  new TextDecoder().decode(files.get(path));

test('a published brand has one document per language, with the default language at the root [languages.core]', async () => {
  const files = await publish();
  expect(text(files, 'index.html')).toContain('<html lang="fil"');
  expect(text(files, 'EN/index.html')).toContain('<html lang="en"');
  expect(text(files, 'TH/index.html')).toContain('<html lang="th"');
  expect(files.has('TY/index.html')).toBe(false);
});

test('every page, including the 404 page, has its own document in every language, but pages that open over the home page have none [navigation.route.unknown]', async () => {
  const files = await publish();
  expect(text(files, 'index.html')).toContain('<main>/index of Trial House in TY</main>');
  expect(text(files, 'rng.html')).toContain('<main>/rng of Trial House in TY</main>');
  expect(text(files, 'TH/rng.html')).toContain('<main>/rng of Trial House in TH</main>');
  expect(files.has('TH/register.html')).toBe(false);
  expect(text(files, '404.html')).toContain('<main>/404 of Trial House in TY</main>');
  expect(text(files, 'EN/404.html')).toContain('<main>/404 of Trial House in EN</main>');
  expect(text(files, 'TH/404.html')).toContain('<main>/404 of Trial House in TH</main>');
});

test('the sitemap lists each page for search engines once per language, but no pages of areas that are switched off', async () => {
  const files = await publishedSite({
    site: testSite({ modules: { off: ['promotions', 'sports'], loginRequired: false } }),
    build: testBuild(),
    origin: 'https://play.example',
  });
  const map = text(files, 'sitemap.xml');
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replace('https://play.example', ''),
  );
  const pages = [
    '/',
    '/noticePage',
    '/pointMall',
    '/lottery',
    '/elott',
    '/rng',
    '/fish',
    '/pvp',
    '/live',
    '/help',
    '/download',
  ];
  expect(addresses.filter((address) => !address.includes('?'))).toEqual(pages);
  expect(addresses.filter((address) => address.endsWith('?lang=TH'))).toEqual(pages.map((page) => `${page}?lang=TH`));
  expect(map).toContain(
    '<loc>https://play.example/rng</loc><xhtml:link rel="alternate" hreflang="fil" href="https://play.example/rng"/>',
  );
});

test('the sitemap states when the brand was last changed, if that is known', async () => {
  const site = testSite();
  const map = async (changedAt: number | null) =>
    text(
      await publishedSite({ site: { ...site, changedAt }, build: testBuild(), origin: 'https://play.example' }),
      'sitemap.xml',
    );
  expect(await map(Date.UTC(2026, 1, 3, 4, 5, 6))).toContain(
    '<loc>https://play.example/rng</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>',
  );
  expect(await map(null)).not.toContain('lastmod');
});

test('a brand that is kept out of search engines has an empty sitemap, and every document is marked noindex', async () => {
  const files = await publishedSite({
    site: testSite({ seo: { title: {}, description: {}, index: false } }),
    build: testBuild(),
    origin: 'https://play.example',
  });
  expect(text(files, 'sitemap.xml')).not.toContain('<url>');
  expect(text(files, 'robots.txt')).not.toContain('Sitemap');
  const documents = [...files.keys()].filter((path) => path.endsWith('.html') && !path.startsWith('connect/'));
  expect(documents.length).toBeGreaterThan(20);
  for (const path of documents) expect(text(files, path), path).toContain('<meta name="robots" content="noindex">');
});

test('the sitemap of a brand that requires login lists the pages that visitors may see', async () => {
  const files = await publishedSite({
    site: testSite({ modules: { off: [], loginRequired: true } }),
    build: testBuild(),
    origin: 'https://play.example',
  });
  expect(
    [...text(files, 'sitemap.xml').matchAll(/<loc>https:\/\/play.example([^?]*?)<\/loc>/g)].map(([, path]) => path),
  ).toEqual(['/login', '/register', '/download']);
});

test('an area that is switched off has no document [toggles.areas]', async () => {
  const files = await publishedSite({
    site: testSite({ modules: { off: ['promotions'], loginRequired: false } }),
    build: testBuild(),
    origin: 'https://play.example',
  });
  expect(files.has('promotions.html')).toBe(false);
  expect(files.has('rng.html')).toBe(true);
});

test('a brand that requires login has its login page at every path except the open ones [guard.flag.on]', async () => {
  const files = await publishedSite({
    site: testSite({ modules: { off: [], loginRequired: true } }),
    build: testBuild(),
    origin: 'https://play.example',
  });
  const pages = [...files.keys()]
    .filter((path) => /^[^/]+\.html$/.test(path))
    .map((path) => [path, /<main>(\S+) of/.exec(text(files, path))?.[1]]);
  expect(pages.length).toBeGreaterThan(20);
  expect(Object.fromEntries(pages.filter(([, page]) => page !== '/login'))).toEqual({
    'register.html': '/register',
    'helpmc.html': '/helpmc',
    'download.html': '/download',
  });
});

const closed = (session: 'cookie' | 'bearer') =>
  testSite({ modules: { off: [], loginRequired: true }, platform: { ...site.brand.platform, session } });
const publishClosed = (session: 'cookie' | 'bearer') =>
  publishedSite({ site: closed(session), build: testBuild(), origin: 'https://play.example' });

test('a brand that requires login has separate documents for members, in every language [guard.redirect]', async () => {
  const files = await publishClosed('cookie');
  expect(text(files, 'member/index.html')).toContain('<main>/index of Trial House in TY</main>');
  expect(text(files, 'member/rng.html')).toContain('<main>/rng of Trial House in TY</main>');
  expect(text(files, 'TH/member/rng.html')).toContain('<main>/rng of Trial House in TH</main>');
  expect(text(files, 'member/rng.html')).toContain('data-reader="member"');
  expect(text(files, 'member/rng.html')).toContain('"reader":"member"');
  expect(text(files, 'index.html')).not.toMatch(/data-reader|"reader"/);
  expect(files.has('member/login.html')).toBe(false);
  expect(text(files, 'TH/member/404.html')).toContain('<main>/404 of Trial House in TH</main>');
});

test('the nginx configuration selects the documents for members if the browser has a session', async () => {
  const files = await publishClosed('cookie');
  const rules = text(files, 'nginx.conf');
  expect(text(files, 'nginx-release.conf')).toContain(
    'try_files $marquee_trial$marquee_trial_reader/$page.html $marquee_trial$marquee_trial_reader/$page $marquee_trial$marquee_trial_reader/index.html =404;',
  );
  const isMember = new RegExp(/"~(\S+) ?(\S*)" \/member;/.exec(rules)?.slice(1).join(' ') ?? 'none');
  expect(['signed-in=1', 'lang=TH; signed-in=1'].filter((cookie) => isMember.test(cookie))).toHaveLength(2);
  expect(['', 'signed-in=', 'not-signed-in=1', 'lang=TH'].filter((cookie) => isMember.test(cookie))).toEqual([]);
});

test('a brand without required login, or with bearer sessions, has no documents for members', async () => {
  for (const files of [await publishClosed('bearer'), await publish()]) {
    expect([...files.keys()].filter((path) => path.includes('member/'))).toEqual([]);
    expect(text(files, 'nginx.conf')).not.toContain('member');
  }
});

test('every URL in a published document is a published file', async () => {
  const files = await publish();
  const named = [
    ...text(files, 'EN/index.html').matchAll(/(?:href|src)="(\/(?:brand|theme|sheet|app|data)[^"]*)"/g),
  ].map(([, address]) => address?.slice(1) ?? '');
  expect(named.length).toBeGreaterThan(3);
  expect(named).toContainEqual(expect.stringMatching(/^data\.[0-9a-f]{16}\.EN\.json$/));
  expect(named.filter((path) => !files.has(path))).toEqual([]);
});

test('the `_headers` file of a published site has the same headers as the server', async () => {
  const files = await publish();
  const sent = documentHeaders({ brand: site.brand, styles: (await siteSheet(site, testBuild())).styles, https: true });
  for (const name of [
    'Content-Security-Policy',
    'Link',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ] as const) {
    expect(text(files, '_headers')).toContain(`  ${name}: ${sent[name]}`);
    expect(text(files, 'nginx-release.conf')).toContain(`add_header ${name} "${sent[name]?.replace(/"/g, '\\"')}"`);
  }
});

test('the _headers file sets no header twice for a path', async () => {
  const blocks = text(await publish(), '_headers')
    .trim()
    .split('\n\n')
    .map((part) => part.split('\n'));
  const names = (lines: readonly string[]) => lines.slice(1).map((line) => line.trim().split(':')[0]);
  const everywhere = names(blocks[0] ?? []);
  const others = blocks.slice(1).flatMap(names);
  expect(others.filter((name) => everywhere.includes(name) && name !== 'Content-Security-Policy')).toEqual([]);
});

test('on a static host only documents have a Link header', async () => {
  const blocks = text(await publish(), '_headers')
    .trim()
    .split('\n\n');
  expect(blocks.filter((block) => block.includes('  Link: <')).map((block) => block.split('\n')[0])).toEqual([
    '/',
    '/:page',
    '/EN/*',
    '/TH/*',
  ]);
});

test('the shared data of a language is one immutable file', async () => {
  const files = await publish();
  const shared = [...files.keys()].filter((path) => path.startsWith('data.'));
  expect(shared.map((path) => path.slice(-7))).toEqual(['TY.json', 'EN.json', 'TH.json']);
  expect(
    ['index.html', 'rng.html', 'TH/rng.html'].map((path) =>
      shared.find((address) => text(files, path).includes(`"shared":"/${address}"`))?.slice(-7),
    ),
  ).toEqual(['TY.json', 'TY.json', 'TH.json']);
  expect(text(files, '_headers')).toContain('/data.*\n  Cache-Control: public, max-age=31536000, immutable');
});

test('a site for plain http sends no Strict-Transport-Security', async () => {
  expect(text(await publish('http://trial.localhost'), '_headers')).not.toContain('Strict-Transport-Security');
});
