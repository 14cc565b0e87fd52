import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HumanConnector, PhoneConnector } from '#schemas/brand.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { publishedSite } from '../published-site.ts';
import { testBuild, createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { testSite } from '#tests/support/test-brand.ts';
import { productLanguages } from '#publish/languages/languages.ts';
import { connectorPage } from './connector-page.ts';
import { connectorPolicy } from './connector-headers.ts';

const ORIGIN = 'https://connect.example';
const HUMAN: Readonly<Record<HumanConnector['provider'], HumanConnector>> = {
  sandbox: { provider: 'sandbox', siteKey: 'sandbox' },
  turnstile: { provider: 'turnstile', siteKey: '0xKEY' },
  recaptcha: { provider: 'recaptcha', siteKey: '6LKEY' },
};
const PHONE: PhoneConnector = {
  provider: 'sandbox',
  kinds: ['sms'],
  apiKey: 'k',
  authDomain: 'auth.example',
  projectId: 'p',
  appId: 'a',
};
const connectors = (human: HumanConnector | null, phone: PhoneConnector | null = null) => ({
  origin: ORIGIN,
  human,
  phone,
});
const policyOf = (human: HumanConnector): string => {
  const page = connectorPage(testSite({ connectors: connectors(human) }), 'human', {
    origins: ['https://play.example'],
    languages: productLanguages,
  });
  return page === null ? '' : connectorPolicy(page);
};

let trial: TestServer;
beforeEach(() => {
  trial = createTestServer();
  trial.write('one', { hosts: ['play.example', 'one.localhost'], connectors: connectors(HUMAN.sandbox) });
  trial.write('two', {});
});
afterEach(() => trial.clean());

test("a connector page gets all its data from the brand's file, and none from its URL [calls.third.human]", async () => {
  const html = await (
    await trial.get('connect.localhost:4000', '/one/human?siteKey=evil&origins=http://evil.example')
  ).text();
  const [, data = ''] = /<script type="application\/json" id="connector">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({
    origins: ['http://play.example:4000', 'http://one.localhost:4000'],
    brand: 'one',
    languages: Object.fromEntries(
      ['TY', 'EN', 'TH'].map((code) => {
        const { info, catalogues } = productLanguages.pack(code);
        return [info.tag, { ...info, texts: catalogues.get('connect') }];
      }),
    ),
    page: 'human',
    human: { provider: 'sandbox', siteKey: 'sandbox' },
  });
  expect(html).not.toContain('evil');
});

test.each([
  '/one/phone',
  '/two/human',
  '/nobody/human',
  '/one/',
  '/one',
  '/',
  '/one/humans',
  '/../one/human/x',
  '/index',
  '/wps/system/status',
  '/sandbox/outbox',
])("the connectors' host serves nothing at %s", async (path) => {
  expect((await trial.get('connect.localhost:4000', path)).status).toBe(404);
});

test.each(['one.localhost:4000', 'play.example'])('the site on %s does not serve connector pages', async (host) => {
  expect(await (await trial.get(host, '/one/human')).text()).not.toContain('id="connector"');
});

test("connector pages are served on the brand's own connector origin as well, but without the pages of the sandbox's providers", async () => {
  expect((await trial.get('connect.example', '/one/human')).status).toBe(200);
  expect((await trial.get('connect.example', '/sandbox/provider/one/human', { method: 'POST' })).status).toBe(404);
  expect((await trial.get('connect.localhost:4000', '/sandbox/provider/one/human', { method: 'POST' })).status).toBe(
    200,
  );
});

test("in production the sandbox's providers cannot be reached", async () => {
  const production = createTestServer({ development: false });
  production.write('one', { connectors: connectors(HUMAN.sandbox) });
  expect((await production.get('connect.localhost', '/one/human')).status).toBe(200);
  expect((await production.get('connect.localhost', '/sandbox/provider/one/human', { method: 'POST' })).status).toBe(
    404,
  );
  production.clean();
});

test("the script, styles and brand theme of a page come from the page's own origin", async () => {
  const html = await (await trial.get('connect.localhost:4000', '/one/human')).text();
  const named = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(named).toEqual([
    expect.stringMatching(/^\/one\/theme\.[0-9a-f]+\.css$/),
    '/assets/main.css',
    '/assets/main.js',
  ]);
  for (const path of named.filter((one) => one !== '/assets/main.css'))
    expect([path, (await trial.get('connect.localhost:4000', path)).status]).toEqual([path, 200]);
});

test("the page loads its own script first, then the provider's script from the URL in the brand file", async () => {
  const own = 'https://www.recaptcha.net/recaptcha/api.js?render=explicit';
  trial.write('one', { connectors: connectors({ ...HUMAN.recaptcha, script: own }) });
  const html = await (await trial.get('connect.localhost:4000', '/one/human')).text();
  expect([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)).toEqual(['/assets/main.js', own]);
});

test('only the brand may frame a page, and the page sends its origin to the provider', async () => {
  const { headers } = await trial.get('connect.localhost:4000', '/one/human');
  expect(headers.get('Content-Security-Policy')).toContain(
    'frame-ancestors http://play.example:4000 http://one.localhost:4000',
  );
  expect(headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(headers.get('Permissions-Policy')).not.toMatch(/\(self/);
  expect([
    headers.get('X-Robots-Tag'),
    headers.get('Cross-Origin-Opener-Policy'),
    headers.get('X-Content-Type-Options'),
  ]).toEqual(['noindex', 'same-origin', 'nosniff']);
});

test.each([
  ['sandbox', "script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'none'"],
  [
    'turnstile',
    "script-src 'self' https://challenges.cloudflare.com; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com",
  ],
  [
    'recaptcha',
    "script-src 'self' https://www.google.com https://www.gstatic.com; style-src 'self' 'unsafe-inline'; img-src 'self' https://www.gstatic.com; connect-src 'self' https://www.google.com; frame-src https://www.google.com https://recaptcha.google.com",
  ],
] as const)('the CSP of a %s page allows that provider and no other origin', (provider, admitted) => {
  const policy = policyOf(HUMAN[provider]);
  expect(policy).toContain(
    `default-src 'none'; ${admitted}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors https://play.example`,
  );
  expect(policy.includes('require-trusted-types-for')).toBe(provider === 'sandbox');
  expect(policy).not.toMatch(/unsafe-eval|'unsafe-inline'.*script-src|\*/);
});

test("the CSP follows the URL of the provider's script", () => {
  const policy = policyOf({ ...HUMAN.recaptcha, script: 'https://www.recaptcha.net/recaptcha/api.js?render=explicit' });
  expect(policy).toContain("script-src 'self' https://www.recaptcha.net https://www.gstatic.com;");
  expect(policy).toContain('frame-src https://www.recaptcha.net;');
  expect(policy).not.toContain('www.google.com');
});

test("a CSP evaluator finds no serious problem in the sandbox's page", () => {
  const found = new CspEvaluator(new CspParser(policyOf(HUMAN.sandbox)).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(found.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)).toEqual([]);
});

test('the site may frame its connector origin, but may not run scripts from it', () => {
  const allow = { image: [], launch: [], service: [], payment: [], gateway: [] };
  const policy = contentSecurityPolicy({ allow, connector: ORIGIN });
  expect(policy).toContain(`frame-src ${ORIGIN};`);
  expect(policy.replace(`frame-src ${ORIGIN}`, "frame-src 'none'")).toBe(contentSecurityPolicy({ allow }));
});

const publish = (human: HumanConnector | null, phone: PhoneConnector | null = null) =>
  publishedSite({
    site: testSite({ hosts: ['play.example', 'trial.localhost'], connectors: connectors(human, phone) }),
    build: testBuild(),
    origin: 'https://play.example',
  });
const text = (files: ReadonlyMap<string, Uint8Array>, path: string): string =>
  new TextDecoder().decode(files.get(path));

test('a published brand has its connector pages in a separate folder, with the same headers as the server', async () => {
  const files = await publish(HUMAN.sandbox, PHONE);
  expect(
    files.has('connect/trial/human.html') &&
      files.has('connect/trial/phone.html') &&
      files.has('connect/assets/main.js'),
  ).toBe(true);
  expect(text(files, 'connect/trial/human.html')).toContain('"origins":["https://play.example"]');
  const page = connectorPage(testSite({ hosts: ['play.example'], connectors: connectors(HUMAN.sandbox) }), 'human', {
    origins: ['https://play.example'],
    languages: productLanguages,
  });
  const policy = page === null ? 'none' : connectorPolicy(page);
  expect(text(files, 'connect/_headers')).toContain(`/trial/human\n  `);
  expect(text(files, 'connect/_headers')).toContain(`  Content-Security-Policy: ${policy}`);
  expect(text(files, 'connect/nginx.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;`);
  expect(text(files, 'connect/nginx.conf')).toContain('server_name connect.example;');
  expect(text(files, '_headers')).toContain(`frame-src ${ORIGIN};`);
});

test('nginx sends the security headers of connector pages with every response, including errors', async () => {
  const conf = text(await publish(HUMAN.sandbox, PHONE), 'connect/nginx.conf');
  const namesIn = (block: string) =>
    [...block.matchAll(/add_header (\S+) .* always;$/gm)].map(([, name = '']) => name.toLowerCase());
  const locations = [...conf.matchAll(/^ {4}location ([^{]+) \{\n([\s\S]*?)^ {4}\}/gm)];
  const ofErrors = namesIn(conf.replaceAll(/^ {4}location [^{]+ \{\n[\s\S]*?^ {4}\}/gm, ''));
  expect(ofErrors).toEqual(
    expect.arrayContaining(['content-security-policy', 'referrer-policy', 'x-content-type-options']),
  );
  expect(locations.map(([, place]) => place)).toEqual(
    expect.arrayContaining(['/assets/', '= /trial/human', '= /trial/phone']),
  );
  // In nginx, a location that sets headers of its own does not inherit those of the server block.
  for (const [, place, block = ''] of locations)
    expect([place, namesIn(block)]).toEqual([
      place,
      expect.arrayContaining(['cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options']),
    ]);
});

test('a brand without connectors publishes no connector pages', async () => {
  expect([...(await publish(null)).keys()].filter((path) => path.startsWith('connect/'))).toEqual([]);
});
