import { afterEach, beforeEach, expect, test } from 'vitest';
import { testSite } from '#tests/support/test-brand.ts';
import { createTestServer, testBuild, type TestServer } from '#tests/support/test-server.ts';
import { createDerivedAssets } from './derived-assets.ts';
import { createDocumentCache } from './document-cache.ts';

let rendered: string[];
let trial: TestServer;
/** Creates a build that renders a page of about `bytes` bytes, which can hardly be compressed. */
const buildOf = (bytes: number) =>
  testBuild({
    render: ({ brand, texts }, path) => {
      rendered.push(path);
      const noise = Array.from({ length: Math.ceil(bytes / 8) }, (_entry, at) =>
        ((at * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0'),
      ).join('');
      return Promise.resolve({ html: `<main>${noise}</main>`, title: brand.name, texts });
    },
  });
beforeEach(() => {
  rendered = [];
  trial = createTestServer({ build: buildOf(1000) });
  trial.write('perya', { hosts: ['perya.localhost', 'www.perya.localhost'] });
});
afterEach(() => trial.clean());

const linksIn = async (host: string, path = '/', headers = {}): Promise<readonly string[]> =>
  [...(await (await trial.get(host, path, { headers })).text()).matchAll(/(?:href="|<loc>)(https?:[^"<]+)/g)].map(
    ([, address = '']) => address,
  );
const originsIn = async (...asked: Parameters<typeof linksIn>) =>
  new Set((await linksIn(...asked)).map((address) => new URL(address).origin));

test("300 spellings of a host share one cached document, and its links use the brand's own host [navigation.history.mode]", async () => {
  const { length } = await linksIn('perya.localhost');
  expect(length).toBeGreaterThan(3);
  for (let at = 0; at < 100; at += 1)
    for (const host of ['perya.localhost', 'PERYA.LOCALHOST', 'Www.Perya.Localhost.']) {
      const answer = await trial.get(`${host}:${at * 655}`, '/', { headers: { 'accept-encoding': 'br' } });
      expect([host, answer.status]).toEqual([host, 200]);
    }
  expect(rendered).toHaveLength(1);
  for (const host of ['PERYA.LOCALHOST:0', 'www.perya.localhost:8080', 'perya.localhost.'])
    for (const path of ['/', '/sitemap.xml'])
      expect([host, path, await originsIn(host, path)]).toEqual([host, path, new Set(['http://perya.localhost:4000'])]);
  expect(await (await trial.get('PERYA.LOCALHOST:0', '/robots.txt')).text()).toContain(
    'Sitemap: http://perya.localhost:4000/sitemap.xml',
  );
});

test('links use the public host of a brand if it has one, and no port behind TLS', async () => {
  const secure = { 'x-forwarded-proto': 'https' };
  expect(await originsIn('WWW.perya.localhost:8443', '/', secure)).toEqual(new Set(['https://perya.localhost']));
  trial.write('perya', { hosts: ['perya.localhost', 'play.example'] });
  for (const host of ['perya.localhost:4000', 'PLAY.example.:81'])
    expect([host, await originsIn(host)]).toEqual([host, new Set(['https://play.example'])]);
});

test('links contain the port of the local server if it is not the default port', async () => {
  const moved = createTestServer({}, { port: 5173 });
  moved.write('perya', {});
  expect(await (await moved.get('perya.localhost:81')).text()).toContain('href="http://perya.localhost:5173/');
  moved.clean();
});

const KB = 1024;
/** Creates a document cache of `limit` bytes whose pages have 40 kB. */
const cacheOf = (limit: number) => {
  const build = buildOf(40 * KB);
  const cache = createDocumentCache(build, createDerivedAssets(build), limit);
  const site = testSite();
  return async (path: string, encoding = ''): Promise<number> => {
    const headers = { 'accept-encoding': encoding };
    const request = new Request(`http://trial.localhost${path}`, { headers });
    const answer = await cache({
      request,
      site,
      language: 'TY',
      reader: 'visitor',
      origin: 'https://play.example',
      https: true,
    });
    return (await answer.arrayBuffer()).byteLength;
  };
};
const PAGES = ['/index', '/rng', '/live', '/fish', '/pvp', '/sports'] as const;

test('when the limit is exceeded, the least recently used documents are removed', async () => {
  const ask = cacheOf(210 * KB);
  for (const path of PAGES.slice(0, 4)) await ask(path);
  await ask('/index');
  expect(rendered).toEqual(PAGES.slice(0, 4));
  await ask('/pvp');
  for (const path of ['/index', '/live', '/fish', '/pvp']) await ask(path);
  expect(rendered).toHaveLength(5);
  await ask('/rng');
  expect(rendered.slice(5)).toEqual(['/rng']);
});

test('compressed documents count towards the limit [navigation.history.mode]', async () => {
  const ask = cacheOf(210 * KB);
  for (const path of PAGES.slice(0, 4))
    for (const encoding of ['br', 'gzip']) expect(await ask(path, encoding)).toBeGreaterThan(10 * KB);
  await ask('/fish', 'br');
  expect(rendered).toHaveLength(4);
  await ask('/index');
  expect(rendered).toHaveLength(5);
});

test('simultaneous requests render a document only once, and a failed document is rendered again', async () => {
  let isBroken = true;
  const build = testBuild();
  const flaky = createTestServer({
    build: {
      ...build,
      render: (...page) => {
        rendered.push('x');
        return isBroken ? Promise.reject(new Error('not yet')) : build.render(...page);
      },
    },
    log: { gatewayFailed: () => undefined, patternRefused: () => undefined, failed: () => undefined },
  });
  flaky.write('one', {});
  const statuses = () => Promise.all([0, 1, 2].map(async () => (await flaky.get('one.localhost')).status));
  expect([await statuses(), rendered.length]).toEqual([[500, 500, 500], 1]);
  isBroken = false;
  expect([await statuses(), rendered.length]).toEqual([[200, 200, 200], 2]);
  flaky.clean();
});
