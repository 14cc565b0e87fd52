import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settles, useSettled } from './settled.ts';

afterEach(cleanup);

function Page() {
  return <p>{useSettled() ? 'page' : 'waits'}</p>;
}

test.each([
  ['done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('no line'))],
])('a page that hangs on what is on its way waits until that is %s', async (_how, begin) => {
  render(<Page />);
  expect(screen.getByText('page')).toBeDefined();
  cleanup();
  const work = begin();
  settles(work);
  render(<Page />);
  expect(screen.getByText('waits')).toBeDefined();
  await act(async () => {
    await work.catch(() => undefined);
  });
  expect(screen.getByText('page')).toBeDefined();
});
