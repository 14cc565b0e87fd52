import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storybook } from './storybook-response.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const file = (type: string, text: string) => ({ type, read: () => Promise.resolve(new TextEncoder().encode(text)) });
const ready: Storybook = {
  state: 'ready',
  files: new Map([
    ['/index.html', file('text/html; charset=utf-8', '<p>workbench</p>')],
    ['/iframe.html', file('text/html; charset=utf-8', '<p>story</p>')],
    ['/assets/a.js', file('text/javascript; charset=utf-8', 'a')],
    ['/images-worker.js', file('text/javascript; charset=utf-8', 'w')],
  ]),
};

let storybook: Storybook;
let trial: TestServer;
beforeEach(() => {
  storybook = ready;
  trial = createTestServer({ storybook: () => Promise.resolve(storybook) });
  trial.write('one', {});
});
afterEach(() => trial.clean());

const get = (path: string, init?: RequestInit): Promise<Response> => trial.get('localhost:4000', path, init);

test('the built stories are served under /storybook of the local server, and on no site', async () => {
  expect(await (await get('/storybook/')).text()).toBe('<p>workbench</p>');
  expect(await (await get('/storybook/iframe.html?id=a--b')).text()).toBe('<p>story</p>');
  expect((await get('/storybook/nothing.html')).status).toBe(404);
  expect((await get('/storybook/../index.html')).status).toBe(404);
  expect(await (await trial.get('one.localhost:4000', '/storybook/')).text()).not.toContain('workbench');
  expect((await get('/storybook/', { method: 'POST', body: 'x' })).status).toBe(405);
});

test('a redirect to the trailing slash keeps the query', async () => {
  const response = await get('/storybook?path=/story/a--b');
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/storybook/?path=/story/a--b']);
});

test('hashed files are immutable, others revalidate; documents allow no other origin', async () => {
  expect((await get('/storybook/assets/a.js')).headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/storybook/images-worker.js')).headers.get('Cache-Control')).toBe('no-cache');
  const policy = (await get('/storybook/iframe.html')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('during a build, a page says so and reloads automatically; a failed build is shown with its reason', async () => {
  storybook = { state: 'building' };
  const building = await get('/storybook/');
  expect([building.status, building.headers.get('Refresh')]).toEqual([503, '2']);
  expect(await building.text()).toContain('Storybook is being built');
  storybook = { state: 'failed', why: 'no <such> file' };
  const failed = await get('/storybook/');
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain('no &lt;such&gt; file');
});
