import { expect, test } from 'vitest';
import { unbrokenText, withoutJoiners } from './unbroken-text.ts';

test('a date does not break after its hyphens, but a word still does', () => {
  expect(unbrokenText('two-step login since 2026-11-20')).toBe('two-step login since 2026-\u206011-\u206020');
});

test('joining twice changes nothing, and the joiners can be removed', () => {
  const date = unbrokenText('2026-11-20');
  expect(unbrokenText(date)).toBe(date);
  expect(withoutJoiners(date)).toBe('2026-11-20');
});
