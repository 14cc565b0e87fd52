import { afterEach, expect, test, vi } from 'vitest';
import { DOCUMENTS, deleteOlderLayouts, FILES, find, keep } from './caches.ts';

afterEach(() => vi.unstubAllGlobals());

const full = new DOMException('Quota exceeded.', 'QuotaExceededError');

test('on a full disk nothing is stored, and nothing fails', async () => {
  vi.stubGlobal('caches', { open: async () => ({ put: () => Promise.reject(full) }) });
  await expect(keep(FILES, '/assets/a.js', new Response('a'))).resolves.toBeUndefined();
});

test('caches that cannot be opened are empty', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(full) });
  await expect(keep(FILES, '/assets/a.js', new Response('a'))).resolves.toBeUndefined();
  await expect(find(DOCUMENTS, '/')).resolves.toBeUndefined();
});

test('caches of older workers are deleted', async () => {
  const names = ['documents-v0', 'files', 'answers-v-1', DOCUMENTS, FILES];
  const gone: string[] = [];
  vi.stubGlobal('caches', { keys: async () => names, delete: async (name: string) => gone.push(name) });
  await deleteOlderLayouts();
  expect(gone).toEqual(['documents-v0', 'files', 'answers-v-1']);
});
