import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

function Rested({ value }: { value: string }) {
  return <output>{useDebounced(value, 100)}</output>;
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('a value is used once it has not changed for the delay, and each change restarts the delay', async () => {
  const { rerender } = render(<Rested value="a" />);
  rerender(<Rested value="ab" />);
  await pass(99);
  rerender(<Rested value="abc" />);
  await pass(99);
  expect(screen.getByRole('status').textContent).toBe('a');
  await pass(1);
  expect(screen.getByRole('status').textContent).toBe('abc');
});
