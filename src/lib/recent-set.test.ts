import { expect, test } from 'vitest';
import { recentSet } from './recent-set.ts';

test('keeps the newest values and counts a value met again as new [images.lazy] [const.lazy-cache]', () => {
  const recent = recentSet<string>(2);
  recent.add('a');
  recent.add('b');
  recent.add('a');
  recent.add('c');
  expect([recent.has('a'), recent.has('b'), recent.has('c'), recent.size]).toEqual([true, false, true, 2]);
});
