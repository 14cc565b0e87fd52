import { expect, test } from 'vitest';
import { createImageCdn, randomBelow, usableCdns } from './image-cdn.ts';

const own = 'https://perya.example';
const A = 'https://a.example';
const B = 'https://b.example';
const memory = (first: string | null = null) => {
  let base = first;
  return { read: () => base, write: (next: string) => void (base = next) };
};

test('only CDNs that the brand allows are used', () => {
  expect(usableCdns([A, B, 'https://evil.example'], [A, B], own)).toEqual([A, B]);
});

test('a path, a trailing slash or a repeat of a CDN does not matter', () => {
  expect(usableCdns([`${A}/`, `${A}/img`, A], [A], own)).toEqual([A]);
});

test('what is no web address is left out', () => {
  expect(usableCdns(['javascript:alert(1)', 'data:,x', '//a.example', '', 'nonsense'], [A, 'null'], own)).toEqual([]);
});

test("the site's own origin needs no permission", () => {
  expect(usableCdns([`${own}/`], [], own)).toEqual(['']);
});

test('the image CDN is drawn at random [images.cdn.random]', () => {
  expect(createImageCdn(memory(), () => 1).base([A, B])).toBe(B);
});

test('each of the CDNs is drawn in its turn of chance [images.cdn.random]', () => {
  const drawn = new Set(Array.from({ length: 200 }, () => createImageCdn(memory()).base([A, B])));
  expect([...drawn].sort()).toEqual([A, B]);
});

test('the draw holds for the session [images.cdn.stable]', () => {
  const kept = memory();
  createImageCdn(kept, () => 1).base([A, B]);
  expect(createImageCdn(kept, () => 0).base([A, B])).toBe(B);
});

test('a failed image makes the next draw leave its CDN out [images.cdn.stable]', () => {
  const cdn = createImageCdn(memory(), () => 0);
  cdn.failed(cdn.base([A, B]));
  expect(cdn.base([A, B])).toBe(B);
});

test('with every CDN failed images come from the own origin [images.cdn.empty]', () => {
  const cdn = createImageCdn(memory());
  cdn.failed(A);
  expect(cdn.base([A])).toBe('');
});

test('an empty list means the own origin [images.cdn.empty]', () => {
  expect(createImageCdn(memory()).base([])).toBe('');
});

test('a kept draw that is no longer offered is drawn anew', () => {
  expect(createImageCdn(memory('https://old.example')).base([A])).toBe(A);
});

test('random picks stay below the count', () => {
  expect(Array.from({ length: 100 }, () => randomBelow(3)).every((pick) => pick >= 0 && pick < 3)).toBe(true);
});
