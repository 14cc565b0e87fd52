import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ADDRESS_HEADER, listen, type Listening } from './listen.ts';

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.close(100);
  listening = undefined;
});

const portOf = ({ servers: [server] }: Listening): number => (server?.address() as AddressInfo | undefined)?.port ?? 0;

const ask = (port: number, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

test('requests get 503 until everything is ready', async () => {
  listening = await listen(0, { host: '127.0.0.1' });
  expect((await ask(portOf(listening))).status).toBe(503);
  listening.open(() => Promise.resolve(new Response('ready')));
  expect(await ask(portOf(listening))).toEqual({ status: 200, body: 'ready' });
});

test("the platform gets the client's real address, even if headers claim another one", async () => {
  listening = await listen(0, { host: '127.0.0.1' });
  listening.open((asked) => Promise.resolve(new Response(asked.headers.get(ADDRESS_HEADER))));
  expect((await ask(portOf(listening), { 'X-Real-IP': '203.0.113.7' })).body).toBe('127.0.0.1');
});

test('a port that is in use is reported immediately', async () => {
  listening = await listen(0, { host: '127.0.0.1' });
  await expect(listen(portOf(listening), { host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('an idle connection stays open for more than a minute', async () => {
  listening = await listen(0, { host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${portOf(listening)}/`);
  await response.text();
  expect(Number(/timeout=(\d+)/.exec(response.headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(60);
});
