import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect as http2Connect } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as tlsConnect } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { htmlLang } from '#schemas/languages.ts';
import { findNginx } from '#tests/find-nginx.mjs';
import { freePort, startNginx } from '#tests/support/start-nginx.ts';
import { testBrand, testSite } from '#tests/support/test-brand.ts';
import { testBuild } from '#tests/support/test-server.ts';
import { publishedSite } from './published-site.ts';
import { publishRelease } from './operators/releases/publish-release.ts';

const nginx = findNginx();
if (nginx === null) process.stdout.write('nginx is not installed: its configuration is not tested\n');

const HOST = 'play.example';
const OPEN_HOST = 'open.localhost';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

let folder: string;
let endNginx: () => Promise<void>;
let gateway: Server;
let ports: { readonly tls: number; readonly plain: number; readonly open: number; readonly closed: number };

const ask = (
  path: string,
  headers: Record<string, string> = {},
  { port = ports.tls, body = '' } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const isTls = port === ports.tls;
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method: body === '' ? 'GET' : 'POST',
      headers: { Host: port === ports.open || port === ports.closed ? OPEN_HOST : HOST, ...headers },
      agent: false as const,
      ...(isTls ? { rejectUnauthorized: false, servername: HOST } : {}),
    };
    (isTls ? httpsRequest : httpRequest)(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const whole = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole, text: whole.toString() });
      });
    })
      .on('error', reject)
      .end(body);
  });

/** Sends a raw, malformed request to nginx and returns the response. */
const askRaw = (text: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port };
    const socket =
      port === ports.tls ? tlsConnect({ ...options, servername: HOST, rejectUnauthorized: false }) : connect(options);
    let answer = '';
    socket
      .on('data', (part: Buffer) => (answer += part.toString()))
      .on('close', () => resolve(answer))
      .on('error', reject)
      .write(text);
  });

/** Adapts the configuration of a site to this test: its folder, its certificate and the port of its http redirect. */
const placed = (configuration: string, id: string): string =>
  configuration
    .replaceAll(`/srv/${id}`, join(folder, id))
    .replaceAll('/etc/ssl/', `${folder}/`)
    .replaceAll('listen 80;', `listen ${ports.plain};`);

const publish = async (
  id: string,
  origin: string,
  gatewayOrigin: string | null,
  loginRequired = false,
): Promise<string> => {
  const site = testSite({
    id,
    name: `House ${id}`,
    hosts: [HOST, OPEN_HOST],
    modules: { off: ['promotions'], loginRequired },
    platform: { ...defaultBlocks.platform, origin: gatewayOrigin, timeouts: { call: 1000, chunk: 120_000 } },
  });
  const files = await publishedSite({ site, build: testBuild(), origin });
  await publishRelease(join(folder, id), { brand: id, files, keep: 3, replaceBrand: false, now: new Date() });
  return placed(new TextDecoder().decode(files.get('nginx.conf')), id);
};

/** Publishes the sites and returns their configurations. */
const setUp = async (): Promise<readonly string[]> => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-'));
  gateway = createServer((asked, answer) => {
    let body = '';
    asked.on('data', (part: Buffer) => (body += part.toString()));
    asked.on('end', () => {
      const seen = {
        path: asked.url,
        body,
        client: asked.headers['x-forwarded-for'],
        host: asked.headers['x-forwarded-host'],
        merchant: asked.headers['merchant'],
        mode: asked.headers['session-mode'],
      };
      if (asked.url === '/wps/late') return;
      answer
        .writeHead(asked.url === '/wps/none' ? 404 : 200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(seen));
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  ports = { tls: await freePort(), plain: await freePort(), open: await freePort(), closed: await freePort() };
  const gatewayPort = (gateway.address() as AddressInfo).port;
  const sites = [
    await publish('house', `https://${HOST}:${ports.tls}`, `http://127.0.0.1:${gatewayPort}`),
    await publish('open', `http://${OPEN_HOST}:${ports.open}`, null),
    await publish('closed', `http://${OPEN_HOST}:${ports.closed}`, null, true),
  ];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${HOST}`,
      '-keyout',
      `${folder}/house.key`,
      '-out',
      `${folder}/house.pem`,
    ],
    { stdio: 'ignore' },
  );
  mkdirSync(join(folder, 'house/.well-known'));
  writeFileSync(join(folder, 'house/.well-known/security.txt'), 'Contact: us\n');
  return sites;
};

/** The warning of nginx 1.25.1 and later about the syntax that nginx 1.22 requires. */
const HTTP2_IN_LISTEN = /the "listen \.\.\. http2" directive is deprecated/;
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

describe.skipIf(nginx === null)('the shipped configuration in nginx', () => {
  beforeAll(async () => {
    const sites = await setUp();
    endNginx = await startNginx({ nginx: nginx ?? '', folder, sites, ask: () => ask('/robots.txt') });
  });
  afterAll(async () => {
    await endNginx();
    gateway.closeAllConnections();
    gateway.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('nginx accepts the configuration without a warning', () => {
    const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    const warnings = stderr.toString().split('\n');
    expect([status, warnings.filter((line) => line !== '' && !HTTP2_IN_LISTEN.test(line))]).toEqual([0, []]);
  });

  test.each(['/', '/index', '/rng', '/rng/', '/login', '/register.html', '/game'])(
    'nginx serves a document of the site at %s',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
        200,
        'no-cache',
        'text/html; charset=utf-8',
      ]);
      expect(answer.text).toContain(`<main>/${/^\/(?:rng|game)/.exec(path)?.[0].slice(1) ?? 'index'} of`);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['strict-transport-security']).toBe('max-age=63072000');
    },
  );

  test.each([
    ['/', '/login'],
    ['/index', '/login'],
    ['/rng', '/login'],
    ['/register', '/register'],
    ['/register.html', '/register'],
  ])('if the brand requires login, nginx serves at %s the document of %s', async (path, page) => {
    const answer = await ask(path, {}, { port: ports.closed });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(`<main>${page} of House closed`);
    expect((await ask('/index.html', {}, { port: ports.closed })).status).toBe(404);
  });

  test.each([
    '/nothing',
    '/nothing/at/all',
    '/promotions',
    '/index.html',
    '/_headers',
    '/_worker.js',
    '/netlify.toml',
    '/nginx.conf',
    '/releases/',
  ])('at the unknown path %s nginx serves the 404 page of the brand, which may not be cached', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['cache-control'] ?? null]).toEqual([404, null]);
    expect(answer.text).toContain('<main>/404 of House house in TY');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-language']).toBe('fil');
  });

  test('a browser that supports HTTP/2 gets an answer over HTTP/2', async () => {
    const session = http2Connect(`https://127.0.0.1:${ports.tls}`, { servername: HOST, rejectUnauthorized: false });
    const stream = session.request({ ':path': '/rng', ':authority': HOST });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
    stream.resume();
    await once(stream, 'close');
    session.close();
  });

  test.each([
    ['a malformed request', 400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['an address that is too long', 414, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
    ['an unsupported method', 405, `POST /rng HTTP/1.0\r\nHost: ${HOST}\r\nContent-Length: 0\r\n\r\n`],
    ['a missing file', 404, `GET /assets/none.js HTTP/1.0\r\nHost: ${HOST}\r\n\r\n`],
    ['a file for servers', 404, `GET /nginx-release.conf HTTP/1.0\r\nHost: ${HOST}\r\n\r\n`],
    ['a body that is too large', 413, `POST /wps/x HTTP/1.0\r\nHost: ${HOST}\r\nContent-Length: 99999999\r\n\r\n`],
  ])('the answer to %s has status %i and every security header exactly once', async (_what, status, text) => {
    const answer = await askRaw(text, ports.tls);
    const names = answer
      .slice(0, answer.indexOf('\r\n\r\n'))
      .split('\r\n')
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/nginx\/\d/);
    for (const name of [...SECURITY_HEADERS, 'strict-transport-security'])
      expect([name, names.filter((known) => known === name).length]).toEqual([name, 1]);
  });

  test('the redirect from plain http to https has the security headers', async () => {
    const { headers } = await ask('/rng', {}, { port: ports.plain });
    expect(SECURITY_HEADERS.filter((name) => headers[name] === undefined)).toEqual([]);
  });

  test.each([
    ['', {}, 'TY'],
    ['?lang=TH', { Cookie: 'lang=EN', 'Accept-Language': 'en' }, 'TH'],
    ['?lang=XX', { Cookie: 'lang=EN' }, 'EN'],
    ['', { Cookie: 'theme=dark; lang=TH', 'Accept-Language': 'en' }, 'TH'],
    ['', { 'Accept-Language': 'th-TH,th;q=0.9,en;q=0.8' }, 'TH'],
    ['', { 'Accept-Language': 'fr, en-GB;q=0.7' }, 'EN'],
    ['', { 'Accept-Language': 'fil-PH, en' }, 'TY'],
    ['', { 'Accept-Language': 'fr' }, 'TY'],
    ['', { 'Accept-Language': 'english' }, 'TY'],
  ] as const)(
    'the document of /rng%s with the headers %j is in %s, and so is the 404 page',
    async (query, headers, language) => {
      expect((await ask(`/rng${query}`, headers)).text).toContain(`/rng of House house in ${language}`);
      expect((await ask(`/nothing${query}`, headers)).text).toContain(`/404 of House house in ${language}`);
      expect((await ask(`/rng${query}`, headers)).headers['content-language']).toBe(htmlLang(language));
      expect((await ask('/rng', headers)).headers.vary).toContain('Accept-Language');
    },
  );

  test('a file with a hash in its name is immutable and compressed, and a missing one gets an uncached 404 in plain text', async () => {
    const [, sheet = ''] = /href="(\/sheet[^"]+)"/.exec((await ask('/')).text) ?? [];
    const there = await ask('/assets/entry.js', { 'Accept-Encoding': 'gzip' });
    expect([there.status, there.headers['cache-control'], there.headers.vary]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
    ]);
    for (const path of [
      '/assets/none.js',
      '/brand/0000/none.svg',
      '/sheet.0000000000000000.css',
      '/theme.0000000000000000.js',
    ]) {
      const missing = await ask(path);
      expect([path, missing.status, missing.headers['cache-control'] ?? null, missing.text]).toEqual([
        path,
        404,
        null,
        'Not found\n',
      ]);
      expect(missing.headers['content-type']).toContain('text/plain');
    }
    const page = await ask('/rng', { 'Accept-Encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(page.body).toString()).toContain('/rng of House house');
    expect((await ask(sheet)).headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['/robots.txt', 'text/plain', 'Sitemap:'],
    ['/sitemap.xml', 'text/xml', '</urlset>'],
  ])(
    '%s has the right media type and the security headers, and is revalidated on each request',
    async (path, type, words) => {
      const answer = await ask(path);
      expect(answer.headers['content-type']).toContain(type);
      expect([answer.headers['cache-control'], answer.headers['x-content-type-options']]).toEqual([
        'no-cache',
        'nosniff',
      ]);
      expect(answer.text).toContain(words);
    },
  );

  test('files in .well-known beside the releases are served', async () => {
    expect((await ask('/.well-known/security.txt')).text).toBe('Contact: us\n');
    expect((await ask('/.well-known/none')).status).toBe(404);
  });

  test("calls reach the gateway with the client's address and the body, and the gateway's answers are returned unchanged", async () => {
    const answer = await ask('/wps/pay?x=1', { 'X-Forwarded-For': '203.0.113.7' }, { body: '{"a":1}' });
    expect(JSON.parse(answer.text)).toMatchObject({
      path: '/wps/pay?x=1',
      body: '{"a":1}',
      client: '127.0.0.1',
      host: HOST,
    });
    const none = await ask('/wps/none');
    expect([none.status, none.headers['content-type']]).toEqual([404, 'application/json']);
    expect(SECURITY_HEADERS.filter((name) => none.headers[name] !== undefined)).toEqual([]);
  });

  test('the merchant and the session mode of a call are those of the brand, whatever the client asks for', async () => {
    const { merchant, platform } = testBrand();
    const own = { merchant: merchant.code, mode: platform.session };
    for (const headers of [
      {},
      { 'Session-Mode': 'bearer' },
      { Merchant: merchant.code, 'Sec-Fetch-Site': 'same-origin' },
    ])
      expect(JSON.parse((await ask('/wps/x', headers)).text)).toMatchObject(own);
    for (const [headers, code] of [
      [{ Merchant: 'other' }, 'wrong_merchant'],
      [{ Merchant: `${merchant.code}x` }, 'wrong_merchant'],
      [{ 'Sec-Fetch-Site': 'cross-site' }, 'cross_site'],
      [{ 'Sec-Fetch-Site': 'same-site' }, 'cross_site'],
    ] as const) {
      const refused = await ask('/wps/x', headers);
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([403, { success: false, code }]);
    }
  });

  test('a call that the gateway does not answer in the time of the brand ends as a timeout', async () => {
    const late = await ask('/wps/late');
    expect([late.status, JSON.parse(late.text)]).toMatchObject([504, { success: false, code: 'timeout' }]);
  });

  test.each(['/wps/x', '/lgw/x', '/lotto/x', '/TCG_PROD_IMAGES/x.png', '/wps'])(
    'on a site without a gateway %s gets a 404 of the platform instead of a document',
    async (path) => {
      const without = await ask(path, {}, { port: ports.open });
      expect([without.status, JSON.parse(without.text)]).toMatchObject([404, { success: false, code: 'not_found' }]);
      expect(without.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('plain http redirects to https at the same address', async () => {
    const answer = await ask('/rng?lang=TH', {}, { port: ports.plain });
    expect([answer.status, answer.headers.location]).toEqual([301, `https://${HOST}:${ports.tls}/rng?lang=TH`]);
  });

  test('a site for plain http is served on its port and without Strict-Transport-Security', async () => {
    const answer = await ask('/rng', {}, { port: ports.open });
    expect([answer.status, answer.headers['strict-transport-security'] ?? null]).toEqual([200, null]);
  });

  test("while the gateway is down, a call gets a failure in the platform's envelope", async () => {
    gateway.closeAllConnections();
    await new Promise((resolve) => gateway.close(resolve));
    const answer = await ask('/wps/x');
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([502, { success: false, code: 'network' }]);
  });
});
