import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { trackPromise } from './track-promise.ts';

test('a tracked promise records how it settled, and a rejection still reaches the caller', async () => {
  const kept = trackPromise(Promise.resolve('here'));
  const lost = trackPromise(Promise.reject(new Error('gone')));
  await expect(lost).rejects.toThrow('gone');
  await kept;
  expect(kept).toMatchObject({ status: 'fulfilled', value: 'here' });
  expect(lost).toMatchObject({ status: 'rejected' });
});

function Reader({ promise }: { readonly promise: Promise<string> }) {
  return use(promise);
}

test('React reads a settled promise without showing a fallback, even in an urgent render', async () => {
  const tracked = trackPromise(Promise.resolve('here'));
  const plain = Promise.resolve('here');
  await tracked;
  const urgentRender = (promise: Promise<string>): string | null => {
    const { container, rerender } = render(<Suspense fallback="waits">{null}</Suspense>);
    flushSync(() =>
      rerender(
        <Suspense fallback="waits">
          <Reader promise={promise} />
        </Suspense>,
      ),
    );
    return container.textContent;
  };
  expect(urgentRender(tracked)).toBe('here');
  await act(async () => {
    expect(urgentRender(plain)).toBe('waits');
  });
});
