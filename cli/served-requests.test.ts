import { connect, type AddressInfo } from 'node:net';
import * as fc from '#tests/support/fast-check.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { listen, type Listening } from './listen.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

let trial: TestServer;
let listening: Listening;
let port = 0;
beforeAll(async () => {
  trial = createTestServer({
    platform: ({ headers }) =>
      Promise.resolve(
        Response.json(
          Object.fromEntries(
            ['x-real-ip', 'x-forwarded-proto', 'host', 'x-request-id'].map((name) => [name, headers.get(name)]),
          ),
        ),
      ),
  });
  trial.write('one', { hosts: ['play.example'] });
  listening = await listen(0, { host: '127.0.0.1', trusted: parseTrustedProxies(process.env['NOBODY']) });
  listening.open(trial.fetch);
  port = portOf(listening);
});
afterAll(async () => {
  await listening.close(100);
  trial.clean();
});

const portOf = ({ servers: [server] }: Listening): number => (server?.address() as AddressInfo | undefined)?.port ?? 0;

/** Sends bytes unchanged and reads the whole response. */
const exchange = (to: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(to, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
const ask = (host: string, headers = '', to = port, path = '/wps/x'): Promise<string> =>
  exchange(to, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

test.each([
  'xn--localhost',
  'xn--',
  '[::1',
  '[::g]',
  '%',
  'a b',
  '..',
  '-',
  '1.2.3.4.5',
  'a:99999',
  '@',
  'https://play.example',
  '\u00e9',
  'x'.repeat(300),
])('a request for the host %j gets a response that is not a server error', async (host) => {
  expect([400, 404]).toContain(statusOf(await ask(host)));
});

test('no Host header of up to 40 characters causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[!-~]{1,40}$/), async (host) => {
      expect(statusOf(await ask(host))).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

const jsonIn = (answer = ''): string => answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
const LIES =
  'X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\nX-Forwarded-Host: one.localhost\r\nX-Request-Id: mine\r\n';

test('headers in which a client states its address, protocol, host or request id are ignored', async () => {
  const answer = await ask('play.example', LIES);
  expect(await ask('play.example', LIES, port, '/robots.txt')).not.toMatch(/strict-transport-security/i);
  expect(JSON.parse(jsonIn(answer))).toMatchObject({
    'x-real-ip': '127.0.0.1',
    'x-forwarded-proto': null,
    host: 'play.example',
    'x-request-id': expect.not.stringMatching('mine') as unknown,
  });
});

test("headers in which a trusted proxy states the client's address, protocol, host or request id are used", async () => {
  const behind = await listen(0, { host: '127.0.0.1', trusted: parseTrustedProxies('127.0.0.0/8') });
  behind.open(trial.fetch);
  const inner = portOf(behind);
  const [answer, page] = await Promise.all(['/wps/x', '/robots.txt'].map((path) => ask('internal', LIES, inner, path)));
  await behind.close(100);
  expect(page).toMatch(/strict-transport-security/i);
  expect(JSON.parse(jsonIn(answer))).toEqual({
    'x-real-ip': '203.0.113.7',
    'x-forwarded-proto': 'https',
    host: 'one.localhost',
    'x-request-id': 'mine',
  });
});
