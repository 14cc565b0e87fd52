import { expect, test, vi } from 'vitest';
import { inTimeSlices } from './in-time-slices.ts';

test('long work is done in order, in slices of the given time', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const log: (number | string)[] = [];
  const pause = async (): Promise<void> => void log.push(`pause at ${now}`);
  await inTimeSlices(
    [1, 2, 3, 4, 5],
    (item) => {
      now += 4;
      log.push(item);
    },
    8,
    pause,
  );
  expect(log).toEqual([1, 2, 'pause at 8', 3, 4, 'pause at 16', 5]);
});

test('other tasks run between two slices', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const log: string[] = [];
  setTimeout(() => log.push('page'), 0);
  await inTimeSlices(['a', 'b'], (item) => {
    now += 10;
    log.push(item);
  });
  expect(log).toEqual(['a', 'page', 'b']);
});
