import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { testBrand } from '#tests/support/test-brand.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { createTestServer, testBuild, type TestServer } from '#tests/support/test-server.ts';
import { SILENT_LOG } from './server-log.ts';

let trial: TestServer;
beforeEach(() => {
  trial = createTestServer();
  trial.write('one', { name: 'House One', hosts: ['play.example', 'one.localhost'] });
});
afterEach(() => trial.clean());

const text = async (response: Promise<Response>): Promise<string> => (await response).text();

test.each([
  ['play.example', 200, 'House One'],
  ['PLAY.Example', 200, 'House One'],
  ['play.example:4000', 200, 'House One'],
  ['play.example.', 200, 'House One'],
  ['one.localhost:4000', 200, 'House One'],
  ['evil.example', 404, 'No brand answers on <code>evil.example</code>'],
  ['play.example.evil.example', 404, 'No brand answers'],
  ['xplay.example', 404, 'No brand answers'],
  ['192.0.2.1', 404, 'No brand answers'],
  ['localhost', 200, 'Marquee'],
  ['127.0.0.1:4000', 200, 'Marquee'],
  ['studio.localhost', 404, 'Reserved'],
  ['games.localhost', 404, 'Reserved'],
  ['pay.localhost', 404, 'Reserved'],
] as const)('a request to the host %s gets %i with %s', async (host, status, words) => {
  const response = await trial.get(host);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(words);
});

test.each(['<script>alert(1)</script>', 'a b', '../..', ''])('a Host header of %j is invalid', async (host) => {
  const response = await trial.get('localhost', '/', { headers: { host } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<script>');
});

test('an unknown host never shows a brand', async () => {
  const page = await text(trial.get('evil.example'));
  expect(page).not.toContain('House One');
  expect(page).not.toContain('id="marquee"');
});

test.each([
  ['', {}, 'fil'],
  ['?lang=EN', {}, 'en'],
  ['?lang=en', {}, 'en'],
  ['', { cookie: 'lang=TH' }, 'th'],
  ['?lang=EN', { cookie: 'lang=TH' }, 'en'],
  ['?lang=JA', { cookie: 'theme=dark; lang=TH' }, 'th'],
  ['?lang=__proto__', { cookie: 'lang=constructor' }, 'fil'],
  ['', { cookie: 'xlang=EN' }, 'fil'],
  ['', { cookie: 'lang=TH', 'accept-language': 'en' }, 'th'],
  ['', { 'accept-language': 'fr;q=0.9, en;q=0.2, th-TH;q=0.5' }, 'th'],
  ['', { 'accept-language': 'en;q=0, fr' }, 'fil'],
  ['', { 'accept-language': 'tl' }, 'fil'],
  ['', { 'accept-language': `${'x,'.repeat(9000)}en` }, 'fil'],
] as const)('the query %j with %j selects the language %s [brand.lang.default]', async (query, headers, tag) => {
  const response = await trial.get('play.example', `/index${query}`, { headers });
  expect(response.headers.get('Content-Language')).toBe(tag);
  expect(await response.text()).toContain(`<html lang="${tag}"`);
});

test("a brand can ignore the browser's language on a first visit [brand.lang.default]", async () => {
  const languages = { ...testBrand().languages, fromBrowser: false };
  trial.write('one', { hosts: ['play.example'], languages });
  const response = await trial.get('play.example', '/', { headers: { 'accept-language': 'en' } });
  expect(response.headers.get('Content-Language')).toBe('fil');
});

test.each(['/', '/index', '/register.html', '/rng', '/rng/', '/join?x=1', '/helpmc'])(
  'the path %s gets a document, so that deep links and reloads work [navigation.history.mode]',
  async (path) => {
    const response = await trial.get('play.example', path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('id="marquee"');
  },
);

test.each(['/nothing', '/member/unknown', '/404', '/promotions', '/lottery', '/elott/'])(
  'the path %s shows a not-found page with status 404, hidden from search engines [navigation.route.unknown]',
  async (path) => {
    trial.write('one', { hosts: ['play.example'], modules: { off: ['promotions', 'lottery'], loginRequired: false } });
    const response = await trial.get('play.example', `${path}?lang=TH`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
    const page = await response.text();
    expect(page).toMatch(/data-path="\/404"[^]*<main>\/404 of .* in TH/);
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/rel="canonical"|hreflang/);
  },
);

test.each([
  ['/', '/index'],
  ['/index/', '/index'],
  ['/register?x=1', '/index'],
  ['/register.html', '/index'],
  ['/rng', '/rng'],
  ['/rng/', '/rng'],
  ['/login', '/index'],
  ['/member/unknown', '/404'],
])(
  'the document of %s contains the prerendered page %s, so that a deep link does not show another page first',
  async (path, page) => {
    expect(await text(trial.get('play.example', path))).toContain(`<main>${page} of `);
  },
);

test.each([
  ['/rng', '', '/login'],
  ['/rng', 'signed-in=', '/login'],
  ['/rng', 'lang=EN; signed-in=1', '/rng'],
  ['/', 'signed-in=1', '/index'],
  ['/login', 'signed-in=1', '/index'],
])(
  'if a brand requires login, the document of %s with the cookies "%s" contains the prerendered page %s [guard.redirect]',
  async (path, cookie, page) => {
    trial.write('shut', { hosts: ['shut.example'], modules: { off: [], loginRequired: true } });
    expect(await text(trial.get('shut.example', path, { headers: { cookie } }))).toContain(`<main>${page} of `);
  },
);

test.each([
  '/assets/gone.js',
  '/brand/0000000000000000/logo.svg',
  '/theme.0000000000000000.css',
  '/data.0000000000000000.JA.json',
  '/sheet.x.css',
  '/data.0000000000000000.__proto__.json',
  '/.well-known/x',
  '/wp-login.php',
  '/favicon.png',
  '/assets/../package.json',
])('a missing file such as %s gets 404, never a document', async (path) => {
  const response = await trial.get('play.example', path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('id="marquee"');
});

test('an unchanged document gets a 304 response', async () => {
  const first = await trial.get('play.example');
  const etag = first.headers.get('ETag') ?? '';
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const again = await trial.get('play.example', '/', { headers: { 'if-none-match': `"x", ${etag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  trial.write('one', { name: 'House Changed', hosts: ['play.example'] });
  expect((await trial.get('play.example', '/', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('the documents of one URL have different ETags in different languages, and Vary tells caches why', async () => {
  const [ty, en] = [
    await trial.get('play.example'),
    await trial.get('play.example', '/', { headers: { cookie: 'lang=EN' } }),
  ];
  expect(ty.headers.get('ETag')).not.toBe(en.headers.get('ETag'));
  expect(ty.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
});

test('a document is sent compressed', async () => {
  const response = await trial.get('play.example', '/', { headers: { 'accept-encoding': 'gzip, br;q=0.9' } });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain('House One');
});

test("built files are immutable and sent in the build's compressed variants", async () => {
  const packed = await trial.get('play.example', '/assets/entry.js', { headers: { 'accept-encoding': 'br, gzip' } });
  expect([packed.headers.get('Content-Encoding'), new Uint8Array(await packed.arrayBuffer())]).toEqual([
    'br',
    new Uint8Array([1, 2, 3]),
  ]);
  const plain = await trial.get('play.example', '/assets/entry.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
});

const sharedAddress = (page: string): string => /"shared":"(\/data\.[0-9a-f]+\.[A-Z]{2}\.json)"/.exec(page)?.[1] ?? '';

test('the shared data of a language has a content hash in its URL and is sent compressed', async () => {
  const [ty, th] = [
    sharedAddress(await text(trial.get('play.example'))),
    sharedAddress(await text(trial.get('play.example', '/rng?lang=TH'))),
  ];
  expect(ty).not.toBe(th);
  const response = await trial.get('play.example', th, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(JSON.parse(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString())).toMatchObject({
    language: 'TH',
    brand: { name: 'House One' },
    texts: { home: { 'winners.title': productLanguages.pack('TH').catalogues.get('site/home')?.['winners.title'] } },
  });
});

test('a document from before a change to its brand hydrates with its own data, and a URL with an unknown hash returns the current data, uncached', async () => {
  const before = sharedAddress(await text(trial.get('play.example')));
  trial.write('one', { name: 'House Changed', hosts: ['play.example'] });
  expect(sharedAddress(await text(trial.get('play.example')))).not.toBe(before);
  expect(await (await trial.get('play.example', before)).json()).toMatchObject({ brand: { name: 'House One' } });
  const unknown = await trial.get('play.example', before.replace(/[0-9a-f]{8}/, '00000000'));
  expect(unknown.headers.get('Cache-Control')).toBe('no-store');
  expect(await unknown.json()).toMatchObject({ language: 'TY', brand: { name: 'House Changed' } });
});

test("a document has one style sheet, the theme followed by the build's styles; its old URL returns the old sheet, and an unknown URL the current one, uncached", async () => {
  const sheetOf = async (): Promise<string> =>
    /<link rel="stylesheet" href="(\/sheet\.[0-9a-f]{16}\.css)">/.exec(await text(trial.get('play.example')))?.[1] ??
    '';
  const before = await sheetOf();
  const sheet = await trial.get('play.example', before);
  expect(sheet.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await sheet.text()).toMatch(
    /\[data-theme=dark\]\{color-scheme:dark;--c-canvas:#111111[\s\S]*\nbody\{margin:0\}$/,
  );
  const { tokens } = testBrand().theme;
  trial.write('one', {
    name: 'House One',
    hosts: ['play.example'],
    theme: { default: 'light', tokens: { ...tokens, dark: { ...tokens.dark, canvas: { $value: '#121212' } } } },
  });
  expect(await sheetOf()).not.toBe(before);
  expect(await text(trial.get('play.example', before))).toContain('--c-canvas:#111111');
  const unknown = await trial.get('play.example', before.replace(/[0-9a-f]{16}/, '0000000000000000'));
  expect(unknown.headers.get('Cache-Control')).toBe('no-store');
  expect(await unknown.text()).toContain('--c-canvas:#121212');
});

test("a brand's style sheet, images and manifest have content hashes in their URLs [brand.theme.default]", async () => {
  const page = await text(trial.get('play.example'));
  const sheet = await trial.get('play.example', /href="(\/sheet\.[0-9a-f]+\.css)"/.exec(page)?.[1]);
  expect(await sheet.text()).toContain('[data-theme=dark]{color-scheme:dark;--c-canvas:#111111');
  const manifest = await trial.get('play.example', /rel="manifest" href="([^"]+)"/.exec(page)?.[1]);
  expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
  expect(await manifest.json()).toMatchObject({
    name: 'House One',
    lang: 'fil',
    theme_color: '#ffffff',
    display: 'standalone',
  });
  const icon = await trial.get('play.example', /rel="icon" href="([^"]+)"/.exec(page)?.[1]);
  expect(icon.headers.get('Content-Security-Policy')).toContain('sandbox');
});

test('HEAD returns the headers of GET without the body', async () => {
  const response = await trial.get('play.example', '/', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('ETag')).not.toBeNull();
  expect(await response.text()).toBe('');
});

test('a POST request to a page is refused', async () => {
  const response = await trial.get('play.example', '/index', { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['/wps/system/status', '/lgw/games', '/lotto/menu', '/TCG_PROD_IMAGES/COUNTRY_FLAG/PH.png'])(
  'the platform answers %s on the host of every brand',
  async (path) => {
    expect(await (await trial.get('play.example', path)).json()).toEqual({ path });
  },
);

test('the platform is not reachable on hosts without a brand', async () => {
  expect((await trial.get('evil.example', '/wps/system/status')).status).toBe(404);
  expect((await trial.get('localhost', '/wps/system/status')).status).toBe(404);
});

test('in production there is no operator page, list of findings or sandbox page', async () => {
  const production = createTestServer({ development: false });
  production.write('one', {});
  production.write('bad', '{ "hosts": ["bad.example"] }');
  expect((await production.get('localhost')).status).toBe(404);
  expect((await production.get('sandbox.localhost', '/sandbox/outbox')).status).toBe(404);
  const bad = await production.get('bad.example');
  expect(bad.status).toBe(503);
  expect(await bad.text()).not.toContain('brand.json');
  production.clean();
});

test('the health check answers on every host', async () => {
  const response = await trial.get('whatever.example', '/healthz');
  expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
});

test.each(['/sandbox/outbox', '/sandbox/scenario', '/sandbox/service'])(
  '%s is served on the host of the developer pages, and not on the host of a site or of any other page',
  async (path) => {
    expect(await (await trial.get('sandbox.localhost', path)).json()).toEqual({ path });
    const others = [
      'play.example',
      'one.localhost',
      'localhost',
      'storybook.localhost',
      'games.localhost',
      'connect.localhost',
    ];
    for (const host of others) {
      const answer = await trial.get(host, path);
      expect([host, answer.headers.get('Content-Type')]).not.toEqual([host, 'application/json']);
    }
    expect((await trial.get('sandbox.localhost', '/wps/system/status')).status).toBe(404);
    expect((await trial.get('sandbox.localhost', '/sandbox/provider/one/human', { method: 'POST' })).status).toBe(404);
  },
);

test('without a sandbox, documents and calls of a brand without a gateway get 503, a brand with a gateway is served, and there are no demo games', async () => {
  const sitesOnly = createTestServer({ platform: null });
  sitesOnly.write('one', {});
  const answer = await sitesOnly.get('one.localhost', '/wps/system/status');
  expect([answer.status, await answer.json()]).toMatchObject([503, { success: false, code: 'maintenance' }]);
  const document = await sitesOnly.get('one.localhost', '/');
  expect([document.status, document.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(await document.text()).toContain('names no gateway in platform.origin');
  sitesOnly.write('two', { platform: { ...defaultBlocks.platform, origin: 'https://gateway.example' } });
  const served = await sitesOnly.get('two.localhost', '/rng');
  expect([served.status, await served.text()]).toEqual([200, expect.stringContaining('<main>/rng of')]);
  for (const host of ['games.localhost', 'sandbox.localhost'])
    expect([host, (await sitesOnly.get(host, '/slot')).status]).toEqual([host, 404]);
  sitesOnly.clean();
});

test('a server that is shutting down reports that it is not ready but still alive', async () => {
  let isReady = true;
  const ending = createTestServer({ isReady: () => isReady });
  expect((await ending.get('whatever.example', '/readyz')).status).toBe(200);
  isReady = false;
  expect((await ending.get('whatever.example', '/readyz')).status).toBe(503);
  expect((await ending.get('whatever.example', '/healthz')).status).toBe(200);
  ending.clean();
});

test('an unexpected error is logged with the id shown on the page', async () => {
  const failures: (string | null)[] = [];
  const broken = createTestServer({
    build: testBuild({ entry: () => Promise.reject(new Error('no entry')) }),
    log: { ...SILENT_LOG, failed: (_error, requestId) => void failures.push(requestId) },
  });
  broken.write('one', {});
  const answer = await broken.get('one.localhost', '/');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(`Reference: <code>${failures[0] ?? ''}</code>`);
  expect(answer.headers.get('X-Request-Id')).toBe(failures[0]);
  broken.clean();
});

test('a body larger than 16 MB is refused before it is read', async () => {
  const answer = await trial.get('play.example', '/wps/upload', {
    method: 'POST',
    headers: { 'Content-Length': String(17 * 1024 * 1024) },
    body: 'x',
  });
  expect([answer.status, await answer.json()]).toMatchObject([413, { success: false, code: 'validation' }]);
});

test('links to other languages use the public host, regardless of the requested host', async () => {
  expect(await text(trial.get('one.localhost:4000'))).toMatch(
    /<link rel="alternate" hreflang="[^"]+" href="https:\/\/play\.example\/\?lang=/,
  );
  trial.write('two', { hosts: ['two.localhost'] });
  expect(await text(trial.get('two.localhost:4000'))).toMatch(
    /<link rel="alternate" hreflang="[^"]+" href="http:\/\/two\.localhost:4000\/\?lang=/,
  );
});

test("robots.txt names the sitemap and excludes the platform's paths", async () => {
  expect(await text(trial.get('play.example', '/robots.txt'))).toContain('Disallow: /wps/');
  expect(await text(trial.get('play.example', '/sitemap.xml'))).toContain('<loc>https://play.example/?lang=TH</loc>');
});

test("the CSP of the server's own pages allows one style sheet and nothing else", async () => {
  for (const host of ['localhost', 'evil.example', 'studio.localhost']) {
    const policy = (await trial.get(host)).headers.get('Content-Security-Policy');
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'/,
    );
  }
});

test('a request over TLS gets Strict-Transport-Security', async () => {
  expect(
    (await trial.get('play.example', '/', { headers: { 'x-forwarded-proto': 'https' } })).headers.get(
      'Strict-Transport-Security',
    ),
  ).toBe('max-age=63072000');
});
