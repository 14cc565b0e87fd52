import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testBrand } from '#tests/support/test-brand.ts';
import { rehearsalHandler, repeatAnswers, sideHost } from './rehearsal-site.ts';

const call = (path: string, headers: Record<string, string> = {}, method = 'GET'): Request =>
  new Request(`http://new.trial.localhost${path}`, { headers, method });

test('until the journeys, reading calls get the same answer on both releases, separately for each language and login state [operators.rehearse.verdict]', async () => {
  let count = 0;
  const { handler, stop } = repeatAnswers(() => Promise.resolve(Response.json((count += 1))));
  const ask = async (...request: Parameters<typeof call>): Promise<unknown> => (await handler(call(...request))).json();
  expect([await ask('/wps/a'), await ask('/wps/a'), await ask('/wps/a?page=2')]).toEqual([1, 1, 2]);
  expect([await ask('/wps/a', { language: 'EN' }), await ask('/wps/a', { cookie: 'signed-in=1' })]).toEqual([3, 4]);
  expect([await ask('/wps/a', {}, 'POST'), await ask('/wps/a', {}, 'POST')]).toEqual([5, 6]);
  stop();
  expect([await ask('/wps/a'), await ask('/wps/a')]).toEqual([7, 8]);
});

test('failures and answers that set a cookie are not repeated [operators.rehearse.verdict]', async () => {
  let count = 0;
  const { handler } = repeatAnswers(({ url }) => {
    count += 1;
    return Promise.resolve(
      url.endsWith('cookie')
        ? new Response(String(count), { headers: { 'Set-Cookie': 'session=1' } })
        : new Response(String(count), { status: 503 }),
    );
  });
  const ask = async (path: string): Promise<string> => (await handler(call(path))).text();
  expect([await ask('/cookie'), await ask('/cookie'), await ask('/busy'), await ask('/busy')]).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
});

test('the first call that the sandbox fails to answer is recorded; refusals and calls that the browser aborted do not count [operators.rehearse.verdict]', async () => {
  const sandbox = createServer((request, answer) => {
    if (request.url === '/wps/slow') return;
    answer.writeHead(Number(request.url?.slice(-3))).end();
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  try {
    const { handler, failure } = rehearsalHandler([], { port: 5000, sandbox: (sandbox.address() as AddressInfo).port });
    const leave = new AbortController();
    const left = handler(new Request('http://games.localhost:5000/wps/slow', { signal: leave.signal }));
    leave.abort();
    await left;
    await handler(call('/wps/refused/422'));
    expect(failure()).toBeNull();
    await handler(call('/wps/broken/500', {}, 'POST'));
    await handler(call('/wps/broken/503'));
    expect(failure()).toBe('POST /wps/broken/500: 500');
  } finally {
    sandbox.closeAllConnections();
    sandbox.close();
  }
});

test('the files of a release are served compressed and with the addresses of the sandbox, whose games they may launch and whose payment page they may open [operators.rehearse.verdict]', async () => {
  const brand = testBrand();
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const sides = ['https://gateway.example', null].map((origin) => ({
    name: origin === null ? ('live' as const) : ('new' as const),
    brand: { ...brand, platform: { ...brand.platform, origin } },
    files: new Map([
      ['_headers', encode("/*\n  Content-Security-Policy: frame-src 'none'; img-src http://cdn.localhost:4000\n")],
      ['_redirects', encode('')],
      [
        'index.html',
        encode('<a href="http://sandbox.localhost:4000/x">x</a>"launch":["https://vendor.example"],"payment":[]'),
      ],
    ]),
  }));
  const { handler } = rehearsalHandler(sides, { port: 5000, sandbox: 1 });
  const page = async (name: 'live' | 'new') => {
    const host = sideHost(name, brand);
    const response = await handler(new Request(`http://${host}:5000/`, { headers: { host: `${host}:5000` } }));
    const body = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    return [response.headers.get('content-security-policy'), body];
  };
  expect(await page('live')).toEqual([
    "frame-src 'none'; img-src http://cdn.localhost:5000",
    '<a href="http://sandbox.localhost:5000/x">x</a>"launch":["https://vendor.example"],"payment":[]',
  ]);
  expect(await page('new')).toEqual([
    'frame-src http://games.localhost:5000; img-src http://cdn.localhost:5000',
    '<a href="http://sandbox.localhost:5000/x">x</a>"launch":["http://games.localhost:5000","https://vendor.example"],"payment":["http://pay.localhost:5000"]',
  ]);
});
