import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSession } from './browser-storage.ts';
import { ChunkLoadError, loadChunk, reloadOnce, setChunkTimeout } from './load-chunk.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  setChunkTimeout(120_000);
});

test('a chunk that does not arrive within 120 s fails, and the error names the chunk [boot.chunk.timeout] [errors.chunk] [const.chunk-timeout]', async () => {
  vi.useFakeTimers();
  const outcome = loadChunk('register', () => new Promise(() => undefined)).catch((error: unknown) => error);
  let settled = false;
  void outcome.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const error = await outcome;
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect((error as ChunkLoadError).chunk).toBe('register');
});

test("the time limit for a chunk is the one in the brand's file [boot.chunk.timeout]", async () => {
  vi.useFakeTimers();
  setChunkTimeout(1000);
  const late = vi.fn();
  void loadChunk('register', () => new Promise(() => undefined)).catch(late);
  await vi.advanceTimersByTimeAsync(999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ chunk: 'register' }));
});

test('a chunk that is unavailable fails at once, and the error names the chunk [boot.chunk.recover] [errors.chunk]', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadChunk('register', gone)).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'register' });
});

test('the page reloads automatically at most once [boot.chunk.recover]', () => {
  const reload = vi.fn();
  expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('if session storage is not writable the page does not reload, because it would reload forever [boot.chunk.recover]', () => {
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = vi.fn();
  expect([reloadOnce(reload), reload.mock.calls.length]).toEqual([false, 0]);
  store.mockRestore();
  writeSession('chunk-reload', null);
});

test('while the site cannot be reached nothing is loaded, because a browser would remember the failed module [boot.chunk.recover]', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const load = vi.fn(async () => 'part');
  await expect(loadChunk('menu', load)).rejects.toMatchObject({ chunk: 'menu', isOffline: true });
  expect(load).not.toHaveBeenCalled();
  line.mockRestore();
  await expect(loadChunk('menu', load)).resolves.toBe('part');
  vi.unstubAllGlobals();
});
