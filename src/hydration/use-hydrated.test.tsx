import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { beginHydration, hydrated } from './hydration.ts';
import { PageSlice } from './page-slice.tsx';
import { useHydrated } from './use-hydrated.ts';

afterEach(cleanup);

const seen: boolean[] = [];

function Late() {
  const there = useHydrated();
  seen.push(there);
  return there && <p>late</p>;
}

test('a late part is missing in the first drawing of a page that wakes up, and there in the next; drawn later, it is there at once', async () => {
  beginHydration();
  render(
    <PageSlice>
      <Late />
    </PageSlice>,
  );
  await hydrated;
  expect(screen.getByText('late')).toBeDefined();
  expect([seen[0], seen.at(-1)]).toEqual([false, true]);
  cleanup();
  seen.length = 0;
  render(<Late />);
  expect(seen[0]).toBe(true);
});
