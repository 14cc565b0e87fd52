import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCall } from '#src/service-worker/answers.ts';
import { ANSWERS, DOCUMENTS, FILES } from '#src/service-worker/caches.ts';
import { answerDocument, keepVisited, outcomeFor } from '#src/service-worker/documents.ts';
import { answerFile, keepFiles } from '#src/service-worker/files.ts';
import type { RequestEvent } from '#src/service-worker/worker-scope.ts';

const ORIGIN = 'https://perya.example';
const stores = new Map<string, Map<string, Response>>();
const storeOf = (name: string): Map<string, Response> => {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return store;
};
const openStore = async (name: string) => ({
  match: async (key: string) => storeOf(name).get(key)?.clone(),
  put: async (key: string, response: Response) => void storeOf(name).set(key, response),
  delete: async (key: string) => storeOf(name).delete(key),
  keys: async () => [...storeOf(name).keys()],
});
beforeEach(() => {
  stores.clear();
  vi.stubGlobal('caches', { open: openStore, delete: async (name: string) => stores.delete(name) });
});
afterEach(() => void vi.unstubAllGlobals());

const kept = (name: string): Promise<readonly string[]> =>
  Promise.all([...storeOf(name).values()].map((response) => response.clone().text()));

type Answer = (event: RequestEvent) => Promise<Response>;
/** Lets the worker respond to a request with the network's response, and waits until all its work is done. */
const ask = async (answer: Answer, path: string, network: Response): Promise<void> => {
  const work: Promise<unknown>[] = [];
  vi.stubGlobal('fetch', async () => network.clone());
  await answer(
    Object.assign(new Event('fetch'), {
      request: new Request(ORIGIN + path),
      resultingClientId: 'page',
      preloadResponse: Promise.resolve(undefined),
      respondWith: () => undefined,
      waitUntil: (task: Promise<unknown>) => void work.push(task),
    }),
  );
  await Promise.all(work);
};

const html = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const json = (value: unknown): Response => Response.json(value);
const redirected = (response: Response): Response =>
  Object.defineProperty(response, 'clone', {
    value: () => Object.defineProperty(new Response(response.body), 'redirected', { value: true }),
  });
const WIFI = '<html><title>Welcome to our Wi-Fi</title><form>Log in</form></html>';
const OURS = '<!doctype html>\n<html lang="en" dir="ltr" data-brand="perya" data-path="/rng">ours</html>';

test.each([
  ['the login page of a Wi-Fi network', () => html(WIFI)],
  ['a page that checks the browser', () => html('<html lang="en" data-path="/rng">Checking your browser</html>')],
  ['JSON', () => json({ success: true, value: OURS })],
])(
  '%s received instead of a document is not stored and does not replace the stored document',
  async (_what, foreign) => {
    await ask(answerDocument, '/rng', foreign());
    expect(await kept(DOCUMENTS)).toEqual([]);
    await ask(answerDocument, '/rng', html(OURS));
    await ask(answerDocument, '/rng', foreign());
    vi.stubGlobal('fetch', async () => foreign());
    await keepVisited(`${ORIGIN}/live`);
    expect(await kept(DOCUMENTS)).toEqual([OURS]);
  },
);

test.each([
  ['the login page of a Wi-Fi network', () => html(WIFI)],
  ['JSON from another server', () => json([{ gameId: 1 }])],
  ['an error from the platform', () => json({ success: false, code: 'internal' })],
  ['a redirect', () => redirected(json({ success: true, value: [] }))],
])('%s received instead of a platform response is not stored', async (_what, foreign) => {
  await ask(answerCall, '/lgw/games/popular', json({ success: true, value: [1] }));
  await ask(answerCall, '/lgw/games/popular', foreign());
  expect(await kept(ANSWERS)).toEqual(['{"success":true,"value":[1]}']);
});

test('a stored response has no date, because a page would mistake it for the current time', async () => {
  const answer = json({ success: true, value: [1] });
  answer.headers.set('Date', 'Mon, 09 Mar 2026 04:00:00 GMT');
  answer.headers.set('Cache-Control', 'no-store');
  await ask(answerCall, '/lgw/games/popular', answer);
  const [stored] = [...storeOf(ANSWERS).values()];
  expect([...(stored?.headers ?? [])]).toEqual([
    ['cache-control', 'no-store'],
    ['content-type', 'application/json'],
  ]);
});

const code = (status = 200): Response =>
  new Response('code', { status, headers: { 'Content-Type': 'text/javascript' } });

test.each([
  ['a page', () => html(WIFI)],
  ['a redirect', () => redirected(code())],
  ['a failure', () => code(404)],
])(
  '%s received instead of a file is not stored, because a stored file would never be replaced',
  async (_what, foreign) => {
    await ask(answerFile, '/assets/main.js', foreign());
    vi.stubGlobal('fetch', async () => foreign().clone());
    await keepFiles(['/assets/other.js'], ORIGIN);
    expect(await kept(FILES)).toEqual([]);
    await ask(answerFile, '/assets/main.js', code());
    expect(await kept(FILES)).toEqual(['code']);
  },
);

test('if a host has moved to another brand, everything stored for the old brand is deleted', async () => {
  await ask(answerDocument, '/rng', html(OURS));
  await ask(answerDocument, '/live', html(OURS));
  await ask(answerCall, '/lgw/games/popular', json({ success: true, value: [1] }));
  const other = OURS.replace('perya', 'siam');
  await ask(answerDocument, '/rng', html(other));
  expect([await kept(DOCUMENTS), await kept(ANSWERS)]).toEqual([[other], []]);
  expect(await outcomeFor('page')).toEqual({ kind: 'gone' });
});

test('a document from an older release that does not name its brand is updated as usual', async () => {
  await ask(answerDocument, '/rng', html(OURS));
  await ask(answerDocument, '/live', html(OURS));
  const unnamed = OURS.replace(' data-brand="perya"', '');
  for (const key of storeOf(DOCUMENTS).keys()) storeOf(DOCUMENTS).set(key, html(unnamed));
  await ask(answerDocument, '/rng', html(OURS));
  expect(await kept(DOCUMENTS)).toEqual([OURS, unnamed]);
  expect(await outcomeFor('page')).toEqual({ kind: 'changed', html: OURS });
});

test('at most 40 documents and 60 responses are stored; the oldest are deleted', async () => {
  for (let page = 1; page <= 61; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the order determines which are the oldest
    await ask(answerDocument, `/page-${page}`, html(`${OURS}${page}`));
    // oxlint-disable-next-line no-await-in-loop -- the order determines which are the oldest
    await ask(answerCall, `/lgw/games/popular?page=${page}`, json({ success: true, value: page }));
  }
  const [documents, answers] = [await kept(DOCUMENTS), await kept(ANSWERS)];
  expect([documents.length, documents[0]]).toEqual([40, `${OURS}22`]);
  expect([answers.length, answers[0]]).toEqual([60, '{"success":true,"value":2}']);
});
