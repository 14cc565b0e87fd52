import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSession } from './browser-storage.ts';
import { ChunkLoadError, loadChunk, reloadOnce, setChunkTimeout } from './load-chunk.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  setChunkTimeout(120_000);
});

test('a chunk that does not arrive fails after 120 s and is named [boot.chunk.timeout] [errors.chunk] [const.chunk-timeout]', async () => {
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

test("a chunk may take as long as the brand's file says [boot.chunk.timeout]", async () => {
  vi.useFakeTimers();
  setChunkTimeout(1000);
  const late = vi.fn();
  void loadChunk('register', () => new Promise(() => undefined)).catch(late);
  await vi.advanceTimersByTimeAsync(999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ chunk: 'register' }));
});

test('a chunk that cannot be had fails at once and is named [boot.chunk.recover] [errors.chunk]', async () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadChunk('register', gone)).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'register' });
});

test('the page reloads by itself at most once [boot.chunk.recover]', () => {
  const reload = vi.fn();
  expect([reloadOnce(reload), reloadOnce(reload)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where session storage takes nothing the page does not reload: it would do so for ever [boot.chunk.recover]', () => {
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = vi.fn();
  expect([reloadOnce(reload), reload.mock.calls.length]).toEqual([false, 0]);
  store.mockRestore();
  writeSession('chunk-reload', null);
});

test('offline nothing is loaded and the page does not reload: a browser would keep the failed module [boot.chunk.recover]', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [load, reload] = [vi.fn(async () => 'part'), vi.fn()];
  await expect(loadChunk('menu', load)).rejects.toMatchObject({ chunk: 'menu', isOffline: true });
  expect([load.mock.calls.length, reloadOnce(reload), reload.mock.calls.length]).toEqual([0, false, 0]);
  line.mockRestore();
  await expect(loadChunk('menu', load)).resolves.toBe('part');
});
