import { expect, test } from 'vitest';
import { childSeconds, cpuSeconds } from './cpu-seconds.ts';

test('user and system time of child processes are counted, but not those of the shell', () => {
  expect(childSeconds('Tests passed\n0m9.00s 0m9.00s\n1m2.50s 0m1.25s\n')).toBe(63.75);
  expect(() => childSeconds('Tests passed\n')).toThrow('the shell did not print');
});

test.skipIf(process.platform === 'win32')(
  'the error of a failing command contains what the command printed',
  async () => {
    await expect(
      cpuSeconds('.', ['-e', 'console.error("no such project"); process.exit(3)'], process.env),
    ).rejects.toThrow(/ended with 3:\nno such project/);
  },
);
