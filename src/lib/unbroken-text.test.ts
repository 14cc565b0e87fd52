import { expect, test } from 'vitest';
import { unbrokenText } from './unbroken-text.ts';

test('a date does not break after its hyphens, and a word still does', () => {
  expect(unbrokenText('two-step login since 2026-11-20')).toBe('two-step login since 2026-\u206011-\u206020');
});
