import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gamesPolicy } from '#publish/games/games-headers.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { testBrand } from '#tests/support/test-brand.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const HOST = 'games.localhost:4000';

let trial: TestServer;
beforeEach(() => {
  trial = createTestServer();
  trial.write('one', { hosts: ['play.example', 'one.localhost'], merchant: { ...testBrand().merchant, code: 'one' } });
  trial.write('two', { merchant: { ...testBrand().merchant, code: 'two' } });
});
afterEach(() => trial.clean());

const policyOf = async (path: string): Promise<string> =>
  (await trial.get(HOST, path)).headers.get('Content-Security-Policy') ?? '';

test.each(['slot', 'dice', 'draw', 'table'])(
  "the page of the demo game %s is served on the games' host, in the language of the launch [launch.generic]",
  async (kind) => {
    const response = await trial.get(HOST, `/${kind}?merchant=one&language=TY&ticket=t`);
    const html = await response.text();
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('<html lang="fil"');
    expect(html).toContain(
      '<link rel="stylesheet" href="/assets/games.css">\n<link rel="modulepreload" href="/assets/shared.js">',
    );
    const [, data = ''] = /<script type="application\/json" id="demo">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual({
      kind,
      origins: ['http://play.example:4000', 'http://one.localhost:4000'],
      language: 'TY',
      shown: {
        ...productLanguages.pack('TY').info,
        texts: productLanguages.pack('TY').catalogues.get('demo-games'),
      },
    });
  },
);

test("the page of a game contains no text from its URL's query [launch.generic]", async () => {
  expect(
    await (
      await trial.get(HOST, '/slot?merchant=one&language=%3Cscript%3E&ticket=secret&back=http://evil.example')
    ).text(),
  ).not.toMatch(/evil|secret|<script>/);
});

test('a game may be framed only by the sites of its merchant [launch.iframe]', async () => {
  expect(await policyOf('/slot?merchant=one')).toContain(
    'frame-ancestors http://play.example:4000 http://one.localhost:4000;',
  );
  expect(await policyOf('/slot?merchant=two')).toContain('frame-ancestors http://two.localhost:4000;');
  for (const query of ['', '?merchant=nobody', '?merchant=*;'])
    expect(await policyOf(`/slot${query}`)).toContain("frame-ancestors 'none';");
});

test("a game's CSP allows only its own origin, and no scripts from strings [launch.generic]", async () => {
  const policy = await policyOf('/slot?merchant=one');
  expect(policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors http://play.example:4000 http://one.localhost:4000; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  const findings = new CspEvaluator(new CspParser(gamesPolicy(['https://play.example'])).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
  expect(findings.map(({ directive, description }) => `${directive} ${description}`)).toEqual([]);
});

test('a URL with a ticket is neither cached nor sent as a referrer [launch.generic]', async () => {
  const { headers } = await trial.get(HOST, '/slot?merchant=one&ticket=t');
  expect(
    ['Cache-Control', 'Referrer-Policy', 'X-Content-Type-Options', 'X-Robots-Tag', 'Cross-Origin-Opener-Policy'].map(
      (name) => headers.get(name),
    ),
  ).toEqual(['no-store', 'no-referrer', 'nosniff', 'noindex', 'same-origin']);
});

test("the games' host answers demo calls and no other platform calls [launch.generic]", async () => {
  for (const path of ['/lgw/demo/open', '/lgw/demo/bet'])
    expect(await (await trial.get(HOST, path, { method: 'POST', body: '{}' })).json()).toEqual({ path });
  for (const path of [
    '/wps/system/status',
    '/lgw/games/game_menus',
    '/lgw/demo/../games/game_menus',
    '/lgw/demo',
    '/sandbox/outbox',
    '/TCG_PROD_IMAGES/x.png',
    '/index',
    '/slot/',
    '/index.html',
    '/assets/entry.js',
  ])
    expect([path, (await trial.get(HOST, path)).status]).toEqual([path, 404]);
});

test("the files of the demo games are immutable and are served only on the games' host, and a POST request for them is refused", async () => {
  expect((await trial.get(HOST, '/assets/games.js')).headers.get('Cache-Control')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await trial.get('one.localhost:4000', '/assets/games.js')).status).toBe(404);
  expect((await trial.get(HOST, '/slot', { method: 'POST', body: 'x' })).status).toBe(405);
});

test("no site serves a game's page [launch.generic]", async () => {
  expect(await (await trial.get('one.localhost:4000', '/slot?merchant=one')).text()).not.toContain('id="demo"');
});

test('the demo games are also served in production if the sandbox is the platform [launch.generic]', async () => {
  const production = createTestServer({ development: false });
  expect((await production.get(HOST, '/dice')).status).toBe(200);
  production.clean();
});
