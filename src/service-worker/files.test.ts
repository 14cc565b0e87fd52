import { afterEach, expect, test, vi } from 'vitest';
import { answerFile } from './files.ts';
import type { RequestEvent } from './worker-scope.ts';

afterEach(() => vi.unstubAllGlobals());

/** Requests a file whose response has the headers, and returns the URLs that are stored. */
const storedAfter = async (headers: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const stored: string[] = [];
  const work: Promise<unknown>[] = [];
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => undefined, put: async (url: string) => void stored.push(url) }),
  });
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  await answerFile({
    request: { url: 'https://perya.example/assets/texts-EN.1.json' },
    waitUntil: (task: Promise<unknown>) => void work.push(task),
  } as unknown as RequestEvent);
  await Promise.all(work);
  return stored;
};

test('a file with a hash in its URL is stored, unless its content does not match the hash or is a login page', async () => {
  const type = { 'Content-Type': 'application/json' };
  expect(await storedAfter({ ...type, 'Cache-Control': 'public, max-age=31536000, immutable' })).toHaveLength(1);
  expect(await storedAfter({ ...type, 'Cache-Control': 'no-store' })).toEqual([]);
  expect(await storedAfter({ 'Content-Type': 'text/html' })).toEqual([]);
});
