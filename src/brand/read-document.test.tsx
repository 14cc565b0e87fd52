import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDocument } from './read-document.ts';

const SHARED = { brand: { id: 'perya' }, language: 'TY', texts: { common: { ok: 'OK' } }, brandTexts: {} };
const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

const pageWith = (block: string): Document => new DOMParser().parseFromString(block, 'text/html');
const BLOCK = '<script type="application/json" id="marquee">{"shared":"/data.1.TY.json","reader":"member","texts":{"rng":{"page":"Slots"}}}</script>';

test('a page is made of what its document says and what all documents of its language share', async () => {
  answer = () => Response.json(SHARED);
  expect(await readDocument(pageWith(BLOCK))).toEqual({ ...SHARED, reader: 'member', texts: { common: { ok: 'OK' }, rng: { page: 'Slots' } } });
  expect(asked).toEqual(['/data.1.TY.json']);
});

test('a page whose data is gone does not go on without it [errors.slow-page]', async () => {
  answer = () => new Response('not found', { status: 404 });
  await expect(readDocument(pageWith(BLOCK))).rejects.toThrow('/data.1.TY.json 404');
  answer = () => new Response('<!doctype html>');
  await expect(readDocument(pageWith(BLOCK))).rejects.toThrow(SyntaxError);
});

test('a page that publish did not make asks for nothing', async () => {
  await expect(readDocument(pageWith('<p>Hello</p>'))).rejects.toThrow(SyntaxError);
  expect(asked).toEqual([]);
});
