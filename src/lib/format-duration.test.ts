import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [5, 'en', '5 sec'],
  [60, 'en', '1 min'],
  [245, 'en', '4 min 5 sec'],
  [245, 'ja', '4 分 5 秒'],
])('%i seconds in %s are %s', (seconds, tag, words) => {
  expect(formatDuration(seconds, tag)).toBe(words);
});
