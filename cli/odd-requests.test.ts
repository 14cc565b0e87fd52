import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { errorHeaders } from '#publish/headers.ts';
import { SILENT_LOG, type AnsweredRequest } from '#publish/server/server-log.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { testBrand } from '#tests/support/test-brand.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { listen, type Listening } from './listen.ts';

let sandbox: TestSandbox;
let trial: TestServer;
let listening: Listening;
let port = 0;
const lines: AnsweredRequest[] = [];
const errors: unknown[] = [];
const failed = (error: unknown): void => void errors.push(error);

beforeAll(async () => {
  sandbox = await openTestSandbox({ onError: failed });
  trial = createTestServer({ platform: sandbox.fetch, log: { ...SILENT_LOG, failed } });
  trial.write('perya', { hosts: ['perya.localhost'], merchant: { ...testBrand().merchant, code: 'perya' } });
  listening = await listen(0, { host: '127.0.0.1', onAnswered: (line) => void lines.push(line) });
  listening.open(trial.fetch);
  port = (listening.servers[0]?.address() as AddressInfo | undefined)?.port ?? 0;
});
afterAll(async () => {
  await listening.close(100);
  trial.clean();
  await sandbox.close();
});
beforeEach(() => {
  lines.length = 0;
  errors.length = 0;
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly bytes: number;
}

/** Sends bytes unchanged and reads the response until the server closes the connection. */
const exchange = (request: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part));
    socket.on('error', reject).on('close', () => {
      const whole = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      const [head = '', ...parts] = whole.split('\r\n\r\n');
      const [first = '', ...fields] = head.split('\r\n');
      const headers = new Headers(fields.map((field) => field.split(/: (.*)/s, 2) as [string, string]));
      const body = parts.join('\r\n\r\n');
      resolve({ status: Number(first.split(' ')[1]), headers, body, bytes: body.length });
    });
  });

const ask = (
  method: string,
  path: string,
  { host = 'perya.localhost', headers = '', body = '' }: { host?: string; headers?: string; body?: string } = {},
): Promise<Answer> =>
  exchange(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n${body}`);

const JSON_TYPE = 'Content-Type: application/json\r\n';
const chunked = (...chunks: readonly string[]): { headers: string; body: string } => ({
  headers: `${JSON_TYPE}Transfer-Encoding: chunked\r\n`,
  body: [...chunks, ''].map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join(''),
});
const LOGIN = '/wps/session/login';
const PLATFORM_PATHS = ['/wps/agent/invite', LOGIN, '/wps/nowhere', '/TCG_PROD_IMAGES/none.png'];
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'SEARCH'];

test.each(METHODS)(
  'a %s request without a length or with a chunked body gets a status below 500 on every path [calls.rule.methods]',
  async (method) => {
    for (const path of [...PLATFORM_PATHS, '/index', '/assets/none.js', '/healthz'])
      for (const more of [{}, chunked('{}'), chunked('x'.repeat(70_000))]) {
        const { status, headers, body } = await ask(method, path, more);
        expect([method, path, status < 500 && status > 0]).toEqual([method, path, true]);
        expect([method, path, body.includes('    at ')]).toEqual([method, path, false]);
        if (path.startsWith('/wps')) expect(headers.get('Content-Type')).toContain('application/json');
      }
    expect(errors).toEqual([]);
  },
);

test('a chunked body is read like a body with a length [calls.account.login]', async () => {
  const body = JSON.stringify({ type: 'username', username: 'player01', password: 'Play1234' });
  expect((await ask('POST', LOGIN, chunked(body.slice(0, 9), body.slice(9)))).status).toBe(200);
});

test('a chunked body beyond the size limit is refused with status 413 [calls.rule.envelope]', async () => {
  const { status, body } = await ask('POST', LOGIN, chunked(...Array<string>(20).fill('x'.repeat(65_536))));
  expect([status, JSON.parse(body)]).toMatchObject([413, { success: false, code: 'validation' }]);
});

test.each([
  ['a chunk without a size', `${JSON_TYPE}Transfer-Encoding: chunked\r\n`, 'zz\r\n{}\r\n', 400],
  ['two lengths', `${JSON_TYPE}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n', 400],
  ['a negative length', `${JSON_TYPE}Content-Length: -2\r\n`, '{}', 400],
  ['a compressed body', `${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 4\r\n`, '\x1f\x8b\x08\x00', 400],
  ['a form without a boundary', 'Content-Type: multipart/form-data\r\nContent-Length: 2\r\n', '--', 415],
  ['an unknown expectation', 'Expect: a-miracle\r\nContent-Length: 0\r\n', '', 417],
  ['headers over the size limit', `X: ${'x'.repeat(20_000)}\r\n`, '', 431],
  ['a NUL in a header', 'X: \0\r\n', '', 400],
  ['a non-ASCII byte in every header', 'Cookie: \xff=\xfe\r\nLanguage: \xff\r\nUser-Agent: \xff\r\n', '', 422],
])(
  'a request with %s is refused with the matching status [calls.rule.envelope]',
  async (_what, headers, body, status) => {
    expect((await ask('POST', LOGIN, { headers, body })).status).toBe(status);
    expect(errors).toEqual([]);
  },
);

const ODD_PATHS = ['/%00', '/%ff', '//', '/..', '/\\', '/x\\y', '/{', '/"', '/%', '*', 'x', 'http://[/x'];

test.each([...ODD_PATHS.map((path) => [path, path]), ['of 9,000 letters', `/${'a'.repeat(9000)}`]])(
  'a site and a platform answer the path %s with a status below 500 [navigation.route.unknown]',
  async (_name, path) => {
    for (const [whole, host] of [
      [path, 'perya.localhost'],
      [`/wps${path}`, 'perya.localhost'],
      [`/wps/deposit${path}`, 'perya.localhost'],
      [`/sandbox/service${path}`, 'sandbox.localhost'],
      [`/pay${path}`, 'pay.localhost'],
    ] as const) {
      const { status, headers } = await ask('GET', whole, { host });
      expect([whole, status > 0 && status < 500]).toEqual([whole, true]);
      expect([whole, headers.get('X-Content-Type-Options')]).toEqual([whole, 'nosniff']);
    }
    expect(errors).toEqual([]);
  },
);

const SANDBOX = { host: 'sandbox.localhost' };
const PAY = { host: 'pay.localhost' };
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\n';
test.each([
  ['a site, asked with another method', 405, 'POST', '/index', {}],
  ['the platform, at an unknown path', 404, 'GET', '/wps/nowhere', {}],
  ['the platform, asked with another method', 405, 'GET', LOGIN, {}],
  ['the platform, sent no JSON', 415, 'POST', LOGIN, { headers: 'Content-Length: 1\r\n', body: 'x' }],
  ['a missing picture', 404, 'GET', '/TCG_PROD_IMAGES/none.png', {}],
  ['the sandbox, at an unknown page', 404, 'GET', '/sandbox/nowhere', SANDBOX],
  ['the sandbox, asked with another method', 404, 'PUT', '/sandbox/cashier', SANDBOX],
  ['the cashier, sent no form', 400, 'POST', '/sandbox/cashier', SANDBOX],
  [
    'the cashier, sent a NUL',
    422,
    'POST',
    '/sandbox/cashier',
    { ...SANDBOX, headers: `${FORM}Content-Length: 27\r\n`, body: 'action=approve&orderNo=a%00' },
  ],
  ['the help desk of a merchant with a NUL', 422, 'GET', '/sandbox/service?merchant=%00', SANDBOX],
  ['the payment page of an unknown order', 404, 'GET', '/pay/NONE', PAY],
  ['the payment page, sent no form', 400, 'POST', '/pay/NONE', PAY],
  ['an unknown host', 404, 'GET', '/', { host: 'nobody.example' }],
  ['no host at all', 400, 'GET', '/', { host: '..::' }],
  ['a proxy', 405, 'CONNECT', 'perya.localhost:80', {}],
  ['a server that cannot read the request', 400, 'get', '/index', {}],
])('the error response of %s has every security header', async (_what, status, method, path, more) => {
  const answer = await ask(method, path, more);
  expect(answer.status).toBe(status);
  expect(Object.keys(errorHeaders(false)).filter((name) => !answer.headers.has(name))).toEqual([]);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

/** Returns the log line of a response. It waits, because the line is written only after the connection has closed on the server's side. */
const lineOf = ({ headers }: Answer): Promise<AnsweredRequest> =>
  vi.waitFor(() => {
    const found = lines.filter(({ requestId }) => requestId === headers.get('X-Request-Id'));
    expect(found).toHaveLength(1);
    return found[0] as AnsweredRequest;
  });

test('each log line has the status and the number of bytes that the client received, so that the error rate can be calculated', async () => {
  sandbox.scenarios.set('*', { failing: { 'account.status': 500, 'common.service': 503 } });
  const answers = await Promise.all([
    ask('GET', '/index?ticket=secret'),
    ask('HEAD', '/index'),
    ask('GET', '/wps/system/status?url=perya.localhost'),
    ask('GET', '/wps/customer-service'),
    ask('GET', '/wps/nowhere'),
    ask('POST', LOGIN, chunked('{}')),
    ask('POST', '/wps/agent/invite'),
    ask('GET', '/assets/entry.js', { headers: 'Accept-Encoding: br\r\n' }),
    ask('GET', '/TCG_PROD_IMAGES/COUNTRY_FLAG/PH.png'),
    ask('GET', '/\\'),
    ask('get', '/'),
    ask('GET', '/', { host: '..::' }),
    ask('GET', '/index', { headers: 'Expect: a-miracle\r\n' }),
  ]);
  sandbox.scenarios.reset('*');
  for (const answer of answers) {
    const line = await lineOf(answer);
    expect(line).toMatchObject({ status: answer.status, bytes: answer.bytes, aborted: false, client: '127.0.0.1' });
    expect(line.took).toBeGreaterThanOrEqual(0);
  }
  const rate = (statuses: readonly number[]): number =>
    statuses.filter((status) => status >= 500).length / statuses.length;
  expect(lines).toHaveLength(answers.length);
  expect(rate(lines.map(({ status }) => status))).toBe(rate(answers.map(({ status }) => status)));
  expect(rate(lines.map(({ status }) => status))).toBeGreaterThan(0);
  expect(lines).toContainEqual(expect.objectContaining({ method: 'GET', host: 'perya.localhost', path: '/index' }));
  expect(JSON.stringify(lines)).not.toContain('secret');
});

const ABORTED = 100;

/** Sends the beginning of a request, then disconnects. */
const leave = (start: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start, () => socket.destroy()));
    socket.on('error', () => undefined).on('close', () => resolve());
  });

test('aborted uploads are not logged as errors, and each gets one log line', async () => {
  const warnings = vi.spyOn(console, 'error');
  const head = (path: string, host = 'perya.localhost') => `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n`;
  const starts = [
    `${head(LOGIN)}${JSON_TYPE}Content-Length: 90\r\n\r\n{"type":`,
    `${head(LOGIN)}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n8\r\n{"type":\r\n`,
    `${head('/index')}${JSON_TYPE}Content-Length: 90\r\n\r\n{`,
    `${head('/sandbox/cashier', 'sandbox.localhost')}${FORM}Content-Length: 90\r\n\r\naction=`,
    `${head('/pay/NONE', 'pay.localhost')}${FORM}Content-Length: 90\r\n\r\nevent=`,
  ];
  for (let sent = 0; sent < ABORTED; sent += 20)
    await Promise.all(Array.from({ length: 20 }, (_, index) => leave(starts[index % starts.length] ?? '')));
  await vi.waitFor(() => expect(lines).toHaveLength(ABORTED), { timeout: 20_000 });
  expect(lines.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
  // These requests were refused before the client had sent its body, so the client did get a response.
  expect(lines.filter(({ aborted }) => !aborted).every(({ path, status }) => path === '/index' && status === 405)).toBe(
    true,
  );
  expect(errors).toEqual([]);
  expect(warnings).not.toHaveBeenCalled();
  expect((await ask('GET', '/index')).status).toBe(200);
});
