import { expect, test } from 'vitest';
import { watchClock } from '../clock-jump.mjs';

test.each([
  ['stays', 0, null],
  ['is corrected a little', 300, null],
  ['jumps forward', 3_600_000, 3600],
  ['jumps back', -90_000, -90],
])('if the clock %s during a ten-minute run, the correct jump in seconds is reported', (_how, jump, seconds) => {
  let elapsed = 0;
  let shift = 0;
  const jumped = watchClock(
    () => 1_764_000_000_000 + elapsed + shift,
    () => elapsed,
  );
  expect(jumped()).toBeNull();
  elapsed += 600_000;
  shift = jump;
  expect(jumped()).toBe(seconds);
});
