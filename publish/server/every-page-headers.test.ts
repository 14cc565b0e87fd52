import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const REQUIRED = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
];

let trial: TestServer;
beforeAll(() => {
  trial = createTestServer();
  trial.write('one', {
    merchant: { ...testBrand().merchant, code: 'one' },
    connectors: {
      origin: 'https://connect.example',
      human: { provider: 'sandbox', siteKey: 'k' },
      phone: { provider: 'sandbox', kinds: ['sms'], apiKey: 'k', authDomain: 'a.example', projectId: 'p', appId: '1' },
    },
  });
  trial.write('bad', '{');
});
afterAll(() => trial.clean());

test.each([
  ['a site', 'one.localhost', '/'],
  ['a missing file', 'one.localhost', '/assets/none.js'],
  ['the findings of a brand', 'bad.localhost', '/'],
  ['an unknown host', 'nobody.example', '/'],
  ['the operator', 'localhost', '/'],
  ['a human check', 'connect.localhost', '/one/human'],
  ['the phone page', 'connect.localhost', '/one/phone'],
  ['a demo game', 'games.localhost', '/slot?merchant=one'],
])(
  'the page for %s has every security header, and a policy that allows nothing by default',
  async (_what, host, path) => {
    const { headers } = await trial.get(host, path);
    expect(REQUIRED.filter((name) => headers.get(name) === null)).toEqual([]);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  },
);
