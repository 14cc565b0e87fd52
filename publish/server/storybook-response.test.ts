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

const get = (path: string, init?: RequestInit): Promise<Response> => trial.get('storybook.localhost:4000', path, init);

test('the built stories are served on a separate host, and on no other', async () => {
  expect(await (await get('/')).text()).toBe('<p>workbench</p>');
  expect(await (await get('/iframe.html?id=a--b')).text()).toBe('<p>story</p>');
  expect((await get('/nothing.html')).status).toBe(404);
  for (const host of ['one.localhost:4000', 'localhost:4000', 'sandbox.localhost:4000'])
    expect(await (await trial.get(host, '/index.html')).text()).not.toContain('workbench');
  expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
});

test('hashed files are immutable and others are revalidated, and documents allow no other origin', async () => {
  expect((await get('/assets/a.js')).headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/images-worker.js')).headers.get('Cache-Control')).toBe('no-cache');
  const policy = (await get('/iframe.html')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
});

test('during a build, a page shows the progress and reloads automatically, and a failed build is shown with its reason', async () => {
  storybook = { state: 'building', progress: 'Step 2 of 4: <300> modules read', seconds: 12 };
  const building = await get('/');
  expect([building.status, building.headers.get('Refresh')]).toEqual([503, '2']);
  const page = await building.text();
  expect(page).toContain('Storybook is being built');
  expect(page).toContain('Step 2 of 4: &lt;300&gt; modules read, after 12 seconds');
  storybook = { state: 'failed', why: 'no <such> file' };
  const failed = await get('/');
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain('no &lt;such&gt; file');
});
