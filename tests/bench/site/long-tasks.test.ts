import { expect, test } from 'vitest';
import { blockingTime } from './long-tasks.ts';

test('blocking time is the part of each task beyond 50 ms after the first paint', () => {
  const tasks = [
    { startTime: 100, duration: 400 },
    { startTime: 980, duration: 100 },
    { startTime: 1200, duration: 70 },
    { startTime: 1300, duration: 50 },
  ];
  expect(blockingTime(tasks, 1000)).toBe(30 + 20);
  expect(blockingTime(tasks, 0)).toBe(350 + 50 + 20);
  expect(blockingTime([], 0)).toBe(0);
});
