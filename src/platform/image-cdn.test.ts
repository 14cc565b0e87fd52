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

test('the path, the trailing slash and duplicates of a CDN are ignored', () => {
  expect(usableCdns([`${A}/`, `${A}/img`, A], [A], own)).toEqual([A]);
});

test('invalid URLs are ignored', () => {
  expect(usableCdns(['javascript:alert(1)', 'data:,x', '//a.example', '', 'nonsense'], [A, 'null'], own)).toEqual([]);
});

test("the site's own origin needs no permission", () => {
  expect(usableCdns([`${own}/`], [], own)).toEqual(['']);
});

test('the image CDN is chosen at random [images.cdn.random]', () => {
  expect(createImageCdn(memory(), () => 1).base([A, B])).toBe(B);
});

test('every CDN can be chosen [images.cdn.random]', () => {
  const drawn = new Set(Array.from({ length: 200 }, () => createImageCdn(memory()).base([A, B])));
  expect([...drawn].sort()).toEqual([A, B]);
});

test('the chosen image CDN is kept for the session [images.cdn.stable]', () => {
  const kept = memory();
  createImageCdn(kept, () => 1).base([A, B]);
  expect(createImageCdn(kept, () => 0).base([A, B])).toBe(B);
});

test('after an image has failed, its CDN is not chosen again [images.cdn.stable]', () => {
  const cdn = createImageCdn(memory(), () => 0);
  cdn.failed(cdn.base([A, B]));
  expect(cdn.base([A, B])).toBe(B);
});

test("if every CDN has failed, images come from the site's own origin [images.cdn.empty]", () => {
  const cdn = createImageCdn(memory());
  cdn.failed(A);
  expect(cdn.base([A])).toBe('');
});

test("an empty CDN list means the site's own origin [images.cdn.empty]", () => {
  expect(createImageCdn(memory()).base([])).toBe('');
});

test('a stored image CDN that is no longer offered is replaced', () => {
  expect(createImageCdn(memory('https://old.example')).base([A])).toBe(A);
});

test('random indexes are less than the count', () => {
  expect(Array.from({ length: 100 }, () => randomBelow(3)).every((pick) => pick >= 0 && pick < 3)).toBe(true);
});
