import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDocument } from './read-document.ts';

const SHARED = { brand: { id: 'perya' }, language: 'TY', texts: { common: { ok: 'OK' } }, brandTexts: {} };
const asked: string[] = [];
let answer: () => Response | Promise<never>;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pageWith = (block: string): Document => new DOMParser().parseFromString(block, 'text/html');
const BLOCK =
  '<script type="application/json" id="marquee">{"shared":"/data.1.TY.json","reader":"member","texts":{"rng":{"page":"Slots"}}}</script>';

test('a page combines the data of its document with the data shared by all documents of its language', async () => {
  answer = () => Response.json(SHARED);
  expect(await readDocument(pageWith(BLOCK))).toEqual({
    ...SHARED,
    reader: 'member',
    texts: { common: { ok: 'OK' }, rng: { page: 'Slots' } },
  });
  expect(asked).toEqual(['/data.1.TY.json']);
});

test('a page does not start if its data no longer exists [errors.slow-page]', async () => {
  answer = () => new Response('not found', { status: 404 });
  await expect(readDocument(pageWith(BLOCK))).rejects.toThrow('/data.1.TY.json 404');
  expect(asked).toHaveLength(1);
  answer = () => new Response('<!doctype html>');
  await expect(readDocument(pageWith(BLOCK))).rejects.toThrow(SyntaxError);
});

test('a request lost by the network is retried twice, with a pause before each retry [errors.slow-page]', async () => {
  vi.useFakeTimers();
  const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
  answer = () => (asked.length < 3 ? lost() : Response.json(SHARED));
  const came = readDocument(pageWith(BLOCK));
  await vi.advanceTimersByTimeAsync(2499);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await came).toMatchObject({ brand: { id: 'perya' } });

  asked.length = 0;
  answer = lost;
  const given = expect(readDocument(pageWith(BLOCK))).rejects.toThrow(TypeError);
  await vi.runAllTimersAsync();
  await given;
  expect(asked).toHaveLength(3);
});

test('a page that was not created by publish requests nothing', async () => {
  await expect(readDocument(pageWith('<p>Hello</p>'))).rejects.toThrow(SyntaxError);
  expect(asked).toEqual([]);
});
