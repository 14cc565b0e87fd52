import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { tooLongHeaders } from '#publish/hosting-files.ts';
import { publishedSite, type PublishedSite } from '#publish/published-site.ts';
import { publishRelease } from '#publish/operators/releases/publish-release.ts';
import { findNginx } from '#tests/find-nginx.mjs';
import { netlify, readNetlifyRules } from '#tests/support/netlify-host.ts';
import { freePort, startNginx } from '#tests/support/start-nginx.ts';
import {
  bucket,
  cloudflareFaults,
  cloudflarePages,
  routesFaults,
  type Host,
  type HostAnswer,
} from '#tests/support/static-hosts.ts';
import { testSite } from '#tests/support/test-brand.ts';
import { createTestServer, testBuild, type TestServer } from '#tests/support/test-server.ts';

const nginx = findNginx();
const HOST = 'trial.localhost';
const HOSTS = ['local', ...(nginx === null ? [] : ['nginx']), 'netlify', 'cloudflare', 'bucket'] as const;

const gatewayPort = await freePort();
const platform = { ...defaultBlocks.platform, origin: `http://localhost:${gatewayPort}` };
const site = testSite({ platform, modules: { off: ['promotions'], loginRequired: false } });

let server: TestServer;
let files: PublishedSite;
let hosts: Readonly<Record<string, Host>>;
let end: () => Promise<void>;
let gateway: Server;

const overHttp =
  (port: number): Host =>
  (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers: { Host: HOST, ...headers }, agent: false as const };
      httpRequest(options, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: new Headers(
              Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
                values.map((value): [string, string] => [name, value]),
              ),
            ),
            text,
          }),
        );
      })
        .on('error', reject)
        .end();
    });

const startRealNginx = async (): Promise<{ readonly host: Host; readonly end: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-hosts-'));
  const port = await freePort();
  const published = await publishedSite({ site, build: testBuild(), origin: `http://${HOST}:${port}` });
  await publishRelease(join(folder, 'trial'), {
    brand: 'trial',
    files: published,
    keep: 1,
    replaceBrand: false,
    now: new Date(0),
  });
  const configuration = new TextDecoder()
    .decode(published.get('nginx.conf'))
    .replaceAll('/srv/trial', join(folder, 'trial'));
  const host = overHttp(port);
  const stop = await startNginx({ nginx: nginx ?? '', folder, sites: [configuration], ask: () => host('/robots.txt') });
  return {
    host,
    end: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

beforeAll(async () => {
  gateway = createServer((asked, answer) => {
    answer
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ success: true, value: asked.url }));
  });
  await new Promise<void>((resolve) => gateway.listen(gatewayPort, 'localhost', resolve));
  server = createTestServer({ platform: null });
  server.write('trial', { platform, modules: { off: ['promotions'], loginRequired: false } });
  files = await publishedSite({ site, build: testBuild(), origin: 'https://play.example' });
  const running = nginx === null ? null : await startRealNginx();
  end = async () => running?.end();
  hosts = {
    local: async (path, headers = {}) => {
      const answer = await server.get(HOST, path, { headers });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    ...(running === null ? {} : { nginx: running.host }),
    netlify: await netlify(files),
    cloudflare: await cloudflarePages(files),
    bucket: bucket(files),
  };
});
afterAll(async () => {
  server.clean();
  await end();
  gateway.closeAllConnections();
  gateway.close();
});

/** Follows redirects, as a browser does; `at` is the path of the final response. */
const visit = async (
  name: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<HostAnswer & { readonly at: string }> => {
  let at = path;
  for (let hops = 0; hops < 4; hops += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each redirect depends on the one before
    const answer = await (hosts[name]?.(at, headers) ?? Promise.reject(new Error(name)));
    const location = answer.headers.get('location');
    if (location === null) return { ...answer, at };
    const target = new URL(location, `http://${HOST}`);
    at = target.pathname + target.search;
  }
  throw new Error(`${name} redirects ${path} endlessly`);
};

const pageOf = ({ text }: HostAnswer): string | null => /<main>(\S+) of/.exec(text)?.[1] ?? null;

describe.each(HOSTS)('on %s', (name) => {
  test.each([
    ['/', '/index'],
    ['/?from=mail', '/index'],
    ['/index', '/index'],
    ['/index/', '/index'],
    ['/rng', '/rng'],
    ['/rng/', '/rng'],
    ['/rng?sort=name', '/rng'],
    ['/login', '/index'],
    ['/login/', '/index'],
    ['/register', '/index'],
    ['/register.html', '/index'],
    ['/register?code=abc', '/index'],
    ['/helpmc', '/helpmc'],
  ])('%s is served with the document of %s, without a redirect to another path', async (path, page) => {
    const answer = await visit(name, path);
    expect([answer.status, pageOf(answer)]).toEqual([200, page]);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const known = new URL(path, 'https://play.example');
    // A redirect may remove a slash, an extension or the first page's alternative name, but must keep the query.
    const withoutEnding = (text: string): string => text.replace(/(?:\.html|\/|\/index\/?)$/, '');
    const at = new URL(answer.at, 'https://play.example');
    expect([withoutEnding(at.pathname), at.search]).toEqual([withoutEnding(known.pathname), known.search]);
  });

  test.each(['/nothing', '/nothing/', '/nothing/at/all', '/promotions', '/promotions?x=1'])(
    "%s gets the brand's page for unknown paths and status 404",
    async (path) => {
      const answer = await visit(name, path);
      expect([answer.status, pageOf(answer)]).toEqual([404, '/404']);
    },
  );

  test.each([
    '/assets/none.js',
    '/brand/0/none.svg',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  ])('the missing file %s gets a 404', async (path) => {
    expect((await visit(name, path)).status).toBe(404);
  });

  test.each([
    ['/assets/entry.js', /javascript/],
    [site.client.assets.icon, /^image\/svg/],
    ['/service-worker.js', /javascript/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /xml/],
    ['/favicon.ico', /^image\//],
  ])('%s is served with its content type', async (path, type) => {
    const answer = await visit(name, path);
    expect([answer.status, answer.text.length > 10]).toEqual([200, true]);
    expect(answer.headers.get('content-type')).toMatch(type);
  });

  test('`/.well-known/change-password` redirects password managers to the password change page', async () => {
    const { at, text } = await visit(name, '/.well-known/change-password');
    const refreshed = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(text)?.[1];
    expect(refreshed ?? at).toBe('/?member=securityCenter');
  });
});

const READS_HEADERS = HOSTS.filter((name) => name !== 'bucket');

describe.each(READS_HEADERS)('on %s', (name) => {
  test.each(['/', '/rng', '/login', '/nothing'])('%s has the security headers of the local server', async (path) => {
    const [expected, answer] = await Promise.all([visit('local', path), visit(name, path)]);
    for (const header of [
      'content-security-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'origin-agent-cluster',
      'referrer-policy',
      'x-content-type-options',
    ])
      expect([header, answer.headers.get(header)]).toEqual([header, expected.headers.get(header)]);
    expect(answer.headers.get('cache-control') ?? 'no-cache').toMatch(/no-cache|max-age=0/);
  });

  test('hashed files are cached for a year, and the service worker is revalidated on each request', async () => {
    for (const path of ['/assets/entry.js', site.client.assets.icon])
      expect((await visit(name, path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const worker = await visit(name, '/service-worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
  });
});

const languageOf = ({ text }: HostAnswer): string | null => / in (\w+)<\/main>/.exec(text)?.[1] ?? null;

describe.each(HOSTS.filter((name) => ['local', 'nginx', 'cloudflare'].includes(name)))('on %s', (name) => {
  test.each([
    ['', {}, 'TY'],
    ['?lang=TH', { Cookie: 'lang=EN' }, 'TH'],
    ['?lang=XX', { Cookie: 'lang=EN' }, 'EN'],
    ['', { Cookie: 'theme=dark; lang=TH', 'Accept-Language': 'en' }, 'TH'],
    ['', { 'Accept-Language': 'th-TH,th;q=0.9' }, 'TH'],
    ['', { 'Accept-Language': 'fr' }, 'TY'],
  ] as const)(
    'for the query "%s" and the headers %j, both documents and the page for unknown paths are in %s',
    async (query, headers, language) => {
      for (const [path, page, status] of [
        ['/', '/index', 200],
        ['/rng', '/rng', 200],
        ['/login', '/index', 200],
        ['/nothing', '/404', 404],
      ] as const) {
        const answer = await visit(name, path + query, headers);
        expect([path, answer.status, pageOf(answer), languageOf(answer)]).toEqual([path, status, page, language]);
        const local = await visit('local', path + query, headers);
        expect(answer.headers.get('content-language')).toBe(local.headers.get('content-language'));
        for (const varied of ['Cookie', 'Accept-Language']) expect(answer.headers.get('vary')).toContain(varied);
      }
    },
  );
});

test.each(['/', '/rng', '/rng/', '/login'])("Netlify serves %s in the query's language", async (path) => {
  expect(languageOf(await visit('netlify', `${path}?lang=TH`))).toBe('TH');
});

describe.each(HOSTS.filter((name) => name !== 'bucket'))('on %s', (name) => {
  test('calls are forwarded to the gateway with their query', async () => {
    const answer = await visit(name, '/wps/system/status?x=1');
    expect(JSON.parse(answer.text)).toEqual({ success: true, value: '/wps/system/status?x=1' });
  });

  test('a document in any language has a Link header that preloads its style sheets', async () => {
    for (const path of ['/', '/rng', '/?lang=TH', '/rng?lang=TH'])
      expect([path, (await visit(name, path)).headers.get('link')]).toEqual([
        path,
        expect.stringContaining('rel=preload'),
      ]);
  });
});

test('on Cloudflare Pages, members of a brand that requires login get the documents for members', async () => {
  const closed = testSite({ platform, modules: { off: [], loginRequired: true } });
  const host = await cloudflarePages(
    await publishedSite({ site: closed, build: testBuild(), origin: 'https://play.example' }),
  );
  const pages = async (headers: Record<string, string>) =>
    Promise.all(['/', '/rng', '/register', '/register.html'].map(async (path) => pageOf(await host(path, headers))));
  expect(await pages({})).toEqual(['/login', '/login', '/register', '/register']);
  expect(await pages({ Cookie: 'signed-in=1; lang=TH' })).toEqual(['/index', '/rng', '/index', '/index']);
});

test('Cloudflare Pages and Netlify accept every rule in _headers, _redirects and netlify.toml', async () => {
  expect(files.get('_redirects')?.length).toBeGreaterThan(0);
  const { redirects, faults } = await readNetlifyRules(files);
  expect(redirects.some(({ force }) => force)).toBe(true);
  expect({ cloudflare: [...cloudflareFaults(files), ...routesFaults(files)], netlify: faults }).toEqual({
    cloudflare: [],
    netlify: [],
  });
});

test("Netlify's own parser reports a rule that Netlify would ignore", async () => {
  const broken = new Map([...files, ['_redirects', new TextEncoder().encode('/login\n')] as const]);
  expect((await readNetlifyRules(broken)).faults).toEqual([expect.stringContaining('/login')]);
});

test('a header that is too long for Cloudflare Pages is reported by name', async () => {
  const image = Array.from({ length: 60 }, (_, at) => `https://pictures-${at}.provider-of-games.example`);
  const long = testSite({ platform: { ...platform, allow: { ...platform.allow, image } } });
  const headers = new TextDecoder().decode(
    (await publishedSite({ site: long, build: testBuild(), origin: 'https://play.example' })).get('_headers'),
  );
  expect(tooLongHeaders(headers)).toEqual(['Content-Security-Policy']);
});
