import { expect, test } from 'vitest';
import { lintSamples } from '#tests/support/lint-samples.ts';

test('the linter rejects APIs that browsers lack over plain HTTP, and accepts their replacements', () => {
  const found = lintSamples('marquee/secure-context', [
    ['id.ts', 'export const id = crypto.randomUUID();'],
    ['copy.ts', 'export const copy = () => navigator.clipboard.writeText("text");'],
    ['share.ts', 'export const canShare = typeof navigator.share === "function";'],
    ['random.ts', 'export const bytes = crypto.getRandomValues(new Uint8Array(16));'],
  ]);
  expect(found).toContain('id.ts:1');
  expect(found).toContain('copy.ts:1');
  expect(found).toContain('share.ts:1');
  expect(found).not.toContain('random.ts');
});
