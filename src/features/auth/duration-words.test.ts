import { expect, test } from 'vitest';
import { durationWords } from './duration-words.ts';

test.each([
  [5, 'en', '5 sec'],
  [60, 'en', '1 min'],
  [245, 'en', '4 min 5 sec'],
  [245, 'ja', '4 分 5 秒'],
])('%i seconds in %s are %s', (seconds, tag, words) => {
  expect(durationWords(seconds, tag)).toBe(words);
});
