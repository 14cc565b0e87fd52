import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageReady, languageReadyAfter } from './language-ready.tsx';

const page = <LanguageReady fallback={<p>waits</p>}>page</LanguageReady>;

test.each([
  ['loaded', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('offline'))],
])('a client-only page waits until the language change has %s', async (_how, begin) => {
  render(page);
  expect(screen.getByText('page')).toBeDefined();
  cleanup();
  const change = begin();
  languageReadyAfter(change);
  render(page);
  expect(screen.getByText('waits')).toBeDefined();
  await act(async () => {
    await change.catch(() => undefined);
  });
  expect(screen.getByText('page')).toBeDefined();
});
