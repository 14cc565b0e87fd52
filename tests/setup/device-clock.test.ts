import { expect, test } from 'vitest';
import { lintSamples } from '#tests/support/lint-samples.ts';

test('the linter rejects `Date.now()` and `new Date()`, and accepts dates created from a value', () => {
  const found = lintSamples('marquee/device-clock', [
    ['now.ts', 'export const now = Date.now();'],
    ['today.ts', 'export const today = new Date();'],
    ['date.ts', 'export const date = new Date(Date.parse("2026-03-09"));'],
  ]);
  expect(found).toContain('now.ts:1');
  expect(found).toContain('today.ts:1');
  expect(found).not.toContain('date.ts');
});
