import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerDocument, outcomeFor } from './documents.ts';
import type { RequestEvent } from './worker-scope.ts';

const ADDRESS = 'https://perya.example/rng';
const HEAD = '<html lang="en" data-brand="perya">';
const html = (text: string, status = 200): Response =>
  new Response(HEAD + text, { status, headers: { 'Content-Type': 'text/html' } });
const textOf = async (response: Response): Promise<string> => (await response.text()).replace(HEAD, '');
let kept = new Map<string, Response>();
beforeEach(() => {
  kept = new Map();
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async (key: string) => kept.delete(key),
    keys: async () => [...kept.keys()],
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Visits or reloads the page, and returns the response and the cache once all work is done. */
const visit = async (network: Response | Promise<Response> | null, cache: RequestCache = 'default') => {
  const work: Promise<unknown>[] = [];
  const event: RequestEvent = Object.assign(new Event('fetch'), {
    request: { url: ADDRESS, cache } as Request,
    resultingClientId: 'page',
    preloadResponse: network === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(network),
    respondWith: () => undefined,
    waitUntil: (task: Promise<unknown>) => void work.push(task),
  });
  const answer = await answerDocument(event).catch(() => null);
  await Promise.all(work);
  const left = await Promise.all([...kept.values()].map((response) => textOf(response.clone())));
  return [answer === null ? null : await textOf(answer), left];
};

test('a page that was visited before is shown from the cache and updated in the background', async () => {
  expect(await visit(html('first'))).toEqual(['first', ['first']]);
  expect(await visit(html('second'))).toEqual(['first', ['second']]);
  expect(await visit(null)).toEqual(['second', ['second']]);
});

test('a reload shows the current page; without a network, or if the server fails, the cached page', async () => {
  await visit(html('first'));
  expect(await visit(html('second'), 'no-cache')).toEqual(['second', ['second']]);
  expect(await visit(null, 'no-cache')).toEqual(['second', ['second']]);
  expect(await visit(html('failed', 503), 'no-cache')).toEqual(['second', ['second']]);
});

test('a reload does not wait long for a slow network', async () => {
  await visit(html('first'));
  vi.useFakeTimers();
  let come = (_response: Response): void => undefined;
  const reloaded = visit(new Promise((resolve) => (come = resolve)), 'no-cache');
  await vi.advanceTimersByTimeAsync(4000);
  come(html('second'));
  expect(await reloaded).toEqual(['first', ['second']]);
});

test.each(['default', 'no-cache'] as const)(
  'a page that no longer exists is removed from the cache (request cache mode: %s)',
  async (cache) => {
    await visit(html('first'));
    const [shown, left] = await visit(html('gone', 404), cache);
    expect([shown, left]).toEqual([cache === 'default' ? 'first' : 'gone', []]);
  },
);

test('a page that must not be stored removes the stored copy, so the network answers the next visit [operators.canary.take-back]', async () => {
  const canary = (): Response => {
    const response = html('canary');
    response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };
  await visit(html('first'));
  expect(await visit(canary())).toEqual(['first', []]);
  expect(await visit(canary())).toEqual(['canary', []]);
  expect(await visit(html('first'))).toEqual(['first', ['first']]);
});

/** Creates the response that a navigation receives for a redirect; the Response constructor cannot create one. */
const redirect = (): Response => Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });

test.each(['default', 'no-cache'] as const)(
  'a page whose URL now redirects is removed from the cache, and the open page learns that it is gone (request cache mode: %s)',
  async (cache) => {
    await visit(html('first'));
    expect(await visit(redirect(), cache)).toEqual([cache === 'default' ? 'first' : '', []]);
    if (cache === 'default') expect(await outcomeFor('page')).toEqual({ kind: 'gone' });
    expect(await visit(redirect())).toEqual(['', []]);
  },
);
