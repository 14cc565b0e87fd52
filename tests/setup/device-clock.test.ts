import { expect, test } from 'vitest';
import { lintSamples } from '#tests/support/lint-samples.ts';

test('the linter refuses the clock of the device, which may be wrong, and accepts dates of the platform', () => {
  const found = lintSamples('marquee/device-clock', [
    ['now.ts', 'export const now = Date.now();'],
    ['today.ts', 'export const today = new Date();'],
    ['date.ts', 'export const date = new Date(Date.parse("2026-03-09"));'],
  ]);
  expect(found).toContain('now.ts:1');
  expect(found).toContain('today.ts:1');
  expect(found).not.toContain('date.ts');
});
