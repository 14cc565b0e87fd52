import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const picture = (bytes: number) => new Uint8Array(bytes);
const counting = (bytes: number) => {
  let drawn = 0;
  return { draw: () => Promise.resolve(picture(bytes)).finally(() => (drawn += 1)), times: () => drawn };
};

test('an image requested several times, concurrently or later, is rendered once', async () => {
  const cache = createPictureCache(1000);
  const { draw, times } = counting(10);
  const [first, second] = await Promise.all([cache.get('a', draw), cache.get('a', draw)]);
  expect(first).toBe(second);
  expect(await cache.get('a', draw)).toBe(first);
  expect(times()).toBe(1);
});

test('the cache stays within its maximum size by removing the least recently used image', async () => {
  const cache = createPictureCache(25);
  const [a, b, c] = [counting(10), counting(10), counting(10)];
  await cache.get('a', a.draw);
  await cache.get('b', b.draw);
  await cache.get('a', a.draw);
  await cache.get('c', c.draw);
  expect(cache.size()).toBe(20);
  await cache.get('a', a.draw);
  await cache.get('b', b.draw);
  expect([a.times(), b.times(), c.times()]).toEqual([1, 2, 1]);
});

test('an image larger than the cache is returned but not cached', async () => {
  const cache = createPictureCache(5);
  expect(await cache.get('a', counting(10).draw)).toHaveLength(10);
  expect(cache.size()).toBe(0);
});

test('only one image is rendered at a time', async () => {
  const cache = createPictureCache(1000);
  let [now, most] = [0, 0];
  const draw = async () => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve));
    now -= 1;
    return picture(1);
  };
  await Promise.all(['a', 'b', 'c'].map((key) => cache.get(key, draw)));
  expect(most).toBe(1);
});

test('a failed rendering is retried on the next request and does not affect later renderings', async () => {
  const cache = createPictureCache(1000);
  const fails = () => Promise.reject(new Error('no ink'));
  const [failed, other] = await Promise.allSettled([cache.get('a', fails), cache.get('b', counting(3).draw)]);
  expect([failed?.status, other?.status]).toEqual(['rejected', 'fulfilled']);
  expect(await cache.get('a', counting(4).draw)).toHaveLength(4);
});
