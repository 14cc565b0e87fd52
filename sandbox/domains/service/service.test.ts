import { createDecipheriv } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { merchants } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { encryptAddress } from './service-address.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const decrypted = (path: string): string => {
  const cipher = createDecipheriv('des-ede3-ecb', path.slice(-8).repeat(3), null);
  return cipher.update(path.slice(0, -8), 'base64', 'utf8') + cipher.final('utf8');
};

const addressesOf = async (
  level: string,
  headers: Readonly<Record<string, string>> = {},
  of: TestSandbox = sandbox,
) => {
  const { value } = await of.request(`/wps/relay/CSP_getServicePath?level=${level}`, { headers });
  return (value as { version: { pathList: { type: number; path: string }[] } }).version.pathList.map(
    ({ type, path }) => [type, decrypted(path)],
  );
};

test('an address is encrypted with DES in ECB mode and a key of eight characters [service.cipher] [service.path.key]', () => {
  expect(encryptAddress('https://cs.example/x', 'abcdefgh')).toBe('AMSSoqUcylyyHc95ZYKZUeOekJE8a645abcdefgh');
});

test('each response uses a new key [service.path.key]', () => {
  expect(encryptAddress('https://cs.example/x')).not.toBe(encryptAddress('https://cs.example/x'));
});

test('the lookup returns the help desk of the service level as an entry of type 3 [calls.common.service] [calls.common.service-path] [service.vip.source] [service.entry.type]', async () => {
  const headers = { Host: 'www.perya.example' };
  expect(await addressesOf('LIVE', headers)).toEqual([[3, 'https://chat.perya.example/help']]);
  expect(await addressesOf('VIP', headers)).toEqual([[3, 'https://vip.perya.example/help']]);
});

test('if a merchant has no VIP help desk, the lookup returns no entry for one [service.vip.source]', async () => {
  const [row] = await sandbox.database.select().from(merchants).where(eq(merchants.code, 'siam'));
  if (row === undefined) throw new Error('no siam');
  const settings = { ...row.settings, customerService: { ...row.settings.customerService, vip: null } };
  await sandbox.database.update(merchants).set({ settings }).where(eq(merchants.code, 'siam'));
  expect((await sandbox.request('/wps/relay/CSP_getServicePath?level=VIP', { merchant: 'siam' })).value).toEqual({
    version: { pathList: [] },
  });
});

test('in local development, a sandbox page stands in for the help desk [service.open]', async () => {
  const [[, address] = []] = await addressesOf('VIP', { Host: 'perya.localhost:4711' });
  expect(address).toBe('http://sandbox.localhost:4711/sandbox/service?merchant=perya&level=VIP');
  const { pathname, search } = new URL(String(address));
  const page = await sandbox.request(pathname + search);
  expect([page.status, page.body.message]).toEqual([200, expect.stringContaining('<h1>VIP service of Perya</h1>')]);
  expect(await sandbox.request('/sandbox/service?merchant=nobody')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

test('in local development, a sandbox page stands in for the chat room; only local sites can embed it, and it echoes messages [modal.chat.content]', async () => {
  const path = '/sandbox/chat?merchant=perya';
  const empty = await sandbox.fetch(new Request(`http://localhost${path}`));
  expect(empty.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://*.localhost:*;');
  const form = new FormData();
  form.append('before', 'first');
  form.append('text', ' <b>second</b> ');
  const answer = await sandbox.fetch(new Request(`http://localhost${path}`, { method: 'POST', body: form }));
  expect((await answer.text()).match(/(?<=You<\/b><\/p>\s*<p>)[^<]*/g)).toEqual(['first', '&lt;b&gt;second&lt;/b&gt;']);
  expect((await sandbox.request('/sandbox/chat?merchant=nobody')).status).toBe(404);
});

test('the chat room rejects forms from other sites, and forms larger than 128 kB', async () => {
  const send = (body: string, headers: Record<string, string>) =>
    sandbox.fetch(
      new Request('http://sandbox.localhost/sandbox/chat?merchant=perya', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'sandbox.localhost', ...headers },
        body,
      }),
    );
  expect((await send('text=a', { Origin: 'http://sandbox.localhost' })).status).toBe(200);
  expect((await send('text=a', { Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send('text=a', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await send(`text=${'a'.repeat(200_000)}`, { 'Content-Length': '200005' })).status).toBe(413);
});

test('in production, no sandbox page stands in for the help desk [service.open]', async () => {
  const strict = await openTestSandbox({ development: false });
  expect(await addressesOf('LIVE', {}, strict)).toEqual([[3, 'https://chat.perya.example/help']]);
  for (const path of ['service', 'chat'])
    expect((await strict.request(`/sandbox/${path}?merchant=perya`)).status).toBe(404);
  await strict.close();
});
