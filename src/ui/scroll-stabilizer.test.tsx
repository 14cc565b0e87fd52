import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollStabilizer } from './scroll-stabilizer.tsx';

const WINDOW = 800;
const BEFORE = 'before';

let top = 0;

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Simulates content that was `before` pixels high, with its top edge at `at` in the window, and is now `after` pixels high. */
const change = (at: number, before: number, after: number): HTMLElement => {
  top = at;
  const { container, rerender } = render(<ScrollStabilizer>{BEFORE}</ScrollStabilizer>);
  const outer = container.firstElementChild as HTMLElement;
  const inner = outer.firstElementChild as HTMLElement;
  const height = (): number => (inner.textContent === BEFORE ? before : after);
  Object.defineProperty(inner, 'offsetHeight', { get: height });
  const outerHeight = (): number => Math.max(height(), Number.parseFloat(outer.style.minHeight || '0'));
  Object.defineProperty(outer, 'offsetHeight', { get: outerHeight });
  outer.getBoundingClientRect = () => ({ top, height: outerHeight() }) as DOMRect;
  rerender(<ScrollStabilizer>after</ScrollStabilizer>);
  return outer;
};

/** Returns the min-height after the next frame, which releases the height that is no longer needed. */
const minHeight = async (of: HTMLElement): Promise<string> => {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  return of.style.minHeight;
};

test('content that shrinks while its end is visible keeps its height from the first frame on', async () => {
  const outer = change(-1500, 2000, 300);
  expect(outer.style.minHeight).toBe('2000px');
  expect(await minHeight(outer)).toBe('2000px');
});

test('content that ended below the window and would now end inside it keeps its visible height', async () => {
  expect(await minHeight(change(-1500, 4000, 300))).toBe('2300px');
});

test('if the user scrolls between the change and its paint, the content is still in place', async () => {
  const outer = change(-1500, 4000, 300);
  top = -1900;
  expect(await minHeight(outer)).toBe('2700px');
});

test('content that still ends below the window, grows, or lies completely below the window reserves no height', async () => {
  expect(await minHeight(change(100, 2000, 750))).toBe('');
  expect(await minHeight(change(100, 300, 900))).toBe('');
  expect(await minHeight(change(900, 2000, 300))).toBe('');
});

test('as the user scrolls up, the reserved height below the window is released, until none is left', () => {
  const outer = change(-1500, 2000, 300);
  top = -1000;
  fireEvent.scroll(window);
  expect(outer.style.minHeight).toBe('1800px');
  top = 600;
  fireEvent.scroll(window);
  expect(outer.style.minHeight).toBe('');
});
