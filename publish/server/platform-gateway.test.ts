import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { forwardToGateway } from './platform-gateway.ts';
import type { GatewayFailure } from './server-log.ts';
import { testBrand } from '#tests/support/test-brand.ts';
import { createTestServer } from '#tests/support/test-server.ts';

let gateway: Server;
let origin: string;
let arrived = '';
let asked: { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string }[];

beforeEach(async () => {
  asked = [];
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
      arrived = body;
    });
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      if (request.url?.includes('slow') === true) return;
      if (request.url?.includes('moved') === true) {
        response.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
        return;
      }
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Set-Cookie': ['__Host-s=1; Secure; Path=/', 'b=2'],
          'Access-Control-Allow-Origin': '*',
        })
        .end('{"success":true,"value":1}');
    });
  });
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const failures: GatewayFailure[] = [];
const gatewayTo = (to: string, timeout: number) => ({
  brand: 'one',
  origin: to,
  timeout,
  onFailure: (failure: GatewayFailure) => void failures.push(failure),
});
const request = (path: string, init: RequestInit = {}): Request => new Request(`http://play.example${path}`, init);

test("a call is forwarded to the brand's gateway with its path, headers and body", async () => {
  const answer = await forwardToGateway(
    request('/wps/session/login?x=1', { method: 'POST', body: '{"a":1}', headers: { Merchant: 'm1', Cookie: 'c=1' } }),
    gatewayTo(origin, 2000),
  );
  expect(await answer.json()).toEqual({ success: true, value: 1 });
  expect(asked).toMatchObject([
    {
      url: '/wps/session/login?x=1',
      body: '{"a":1}',
      headers: { merchant: 'm1', cookie: 'c=1', 'x-forwarded-host': 'play.example' },
    },
  ]);
});

test("the gateway gets the client's address only from this server, and not from headers of the client", async () => {
  const claims = {
    'X-Forwarded-For': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
    'True-Client-IP': '203.0.113.7',
    'CF-Connecting-IP': '203.0.113.7',
    'X-Client-IP': '203.0.113.7',
    'X-Real-IP': '127.0.0.1',
  };
  await forwardToGateway(request('/wps/x', { headers: claims }), gatewayTo(origin, 2000));
  expect(Object.entries(asked[0]?.headers ?? {}).filter(([, value]) => String(value).includes('203.0.113.7'))).toEqual(
    [],
  );
  expect(asked[0]?.headers['x-real-ip']).toBe('127.0.0.1');
});

test("the gateway's cookies are passed back in separate headers, and its CORS headers are dropped", async () => {
  const answer = await forwardToGateway(request('/wps/x'), gatewayTo(origin, 2000));
  expect(answer.headers.getSetCookie()).toEqual(['__Host-s=1; Secure; Path=/', 'b=2']);
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

test('a redirect of the gateway is not followed', async () => {
  expect((await forwardToGateway(request('/wps/moved'), gatewayTo(origin, 2000))).status).toBe(302);
});

test("a call that the gateway does not answer times out after the limit in the brand's file", async () => {
  const answer = await forwardToGateway(request('/wps/slow'), gatewayTo(origin, 50));
  expect([answer.status, await answer.json()]).toMatchObject([504, { success: false, code: 'timeout' }]);
});

test("an unreachable gateway results in a failure in the platform's envelope", async () => {
  const answer = await forwardToGateway(request('/wps/x'), gatewayTo('http://127.0.0.1:9', 2000));
  expect([answer.status, await answer.json()]).toMatchObject([502, { success: false, code: 'network' }]);
});

test('a gateway failure is reported with its call but without the data that was sent', async () => {
  failures.length = 0;
  const sent = { method: 'POST', body: 'secret', headers: { Cookie: 'c=secret', 'X-Request-Id': 'r-1' } };
  await forwardToGateway(request('/wps/pay?ticket=secret', sent), gatewayTo('http://127.0.0.1:9', 2000));
  await forwardToGateway(request('/wps/slow'), gatewayTo(origin, 50));
  expect(failures).toMatchObject([
    { brand: 'one', method: 'POST', path: '/wps/pay', status: 502, requestId: 'r-1' },
    { brand: 'one', method: 'GET', path: '/wps/slow', status: 504, requestId: null, why: 'timeout' },
  ]);
  expect(JSON.stringify(failures)).not.toContain('secret');
});

test('the beginning of a body reaches the gateway while the client is still sending the rest', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const sent: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body: readable, duplex: 'half' };
  const answer = forwardToGateway(request('/wps/upload', sent), gatewayTo(origin, 5000));
  const write = (text: string): Promise<void> => writer.write(new TextEncoder().encode(text));
  await write('first ');
  await vi.waitFor(() => expect(arrived).toBe('first '));
  await write('second');
  await writer.close();
  expect((await answer).status).toBe(200);
  expect(asked[0]?.body).toBe('first second');
});

/** Creates a body of several chunks of 1 MiB each, without a declared length. */
const chunked = (chunks: number): ReadableStream<Uint8Array> => {
  let left = chunks;
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(new Uint8Array(1024 * 1024).fill(97));
      else controller.close();
    },
  });
};

test('a body without a declared length that is too large is refused, which does not count as a failure of the gateway', async () => {
  failures.length = 0;
  const sent: RequestInit & { readonly duplex: 'half' } = { method: 'POST', body: chunked(17), duplex: 'half' };
  const answer = await forwardToGateway(request('/wps/upload', sent), gatewayTo(origin, 20_000));
  expect([answer.status, await answer.json()]).toMatchObject([413, { success: false, code: 'validation' }]);
  expect([asked, failures]).toEqual([[], []]);
});

test('a client that disconnects during a call does not count as a failure of the gateway', async () => {
  failures.length = 0;
  const leaving = new AbortController();
  const answering = forwardToGateway(request('/slow', { signal: leaving.signal }), gatewayTo(origin, 20_000));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  leaving.abort();
  expect((await answering).status).toBe(499);
  expect(failures).toEqual([]);
});

test.each(['cross-site', 'same-site'])('a call from a %s page is refused', async (site) => {
  const answer = await forwardToGateway(
    request('/wps/x', { headers: { 'sec-fetch-site': site } }),
    gatewayTo(origin, 2000),
  );
  expect(answer.status).toBe(403);
  expect(asked).toEqual([]);
});

test("a call reaches the brand's gateway with the brand's merchant and host, and a call that names another merchant is refused [brand.config.merchant]", async () => {
  const trial = createTestServer({ merchants: { has: () => false } });
  const platform = { ...defaultBlocks.platform, origin: origin.replace('127.0.0.1', 'localhost') };
  trial.write('one', { platform, merchant: { ...testBrand().merchant, code: 'house' } });
  const statuses = await Promise.all(
    [{}, { Merchant: 'house' }, { Merchant: 'other' }].map(
      async (headers) => (await trial.get('ONE.Localhost.:04000', '/wps/x', { headers })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 403]);
  expect(
    asked.map(({ headers }) => [headers['merchant'], headers['session-mode'], headers['x-forwarded-host']]),
  ).toEqual([0, 1].map(() => ['house', 'cookie', 'one.localhost:4000']));
  trial.clean();
});

test('calls of a brand that names a gateway never reach the sandbox', async () => {
  const trial = createTestServer();
  trial.write('one', { platform: { ...defaultBlocks.platform, origin: origin.replace('127.0.0.1', 'localhost') } });
  expect(await (await trial.get('one.localhost', '/wps/x')).json()).toEqual({ success: true, value: 1 });
  expect(asked).toHaveLength(1);
  trial.clean();
});
