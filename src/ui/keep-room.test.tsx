import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeepRoom } from './keep-room.tsx';

let measure: () => void = () => undefined;
let height = 0;
let top = 0;

const WINDOW = 800;

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('ResizeObserver', class {
    constructor(told: () => void) {
      measure = told;
    }
    observe(): void {
      measure();
    }
    disconnect(): void {
      measure = () => undefined;
    }
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A box of `at(height)` pixels whose upper edge stands at `top` of the window. */
const draw = (): HTMLElement => {
  const { container } = render(<KeepRoom>list</KeepRoom>);
  const outer = container.firstElementChild as HTMLElement;
  const inner = outer.firstElementChild as HTMLElement;
  const outerHeight = (): number => Math.max(height, Number.parseFloat(outer.style.minHeight || '0'));
  for (const [element, of] of [[outer, outerHeight], [inner, () => height]] as const) {
    Object.defineProperty(element, 'offsetHeight', { get: of });
    element.getBoundingClientRect = () => ({ top, bottom: top + of() }) as DOMRect;
  }
  measure();
  return outer;
};

const becomes = (next: number): void => {
  height = next;
  measure();
};

test('what gets lower while its end is in the window keeps its room', () => {
  [height, top] = [2000, -1500];
  const outer = draw();
  becomes(300);
  expect(outer.style.minHeight).toBe('2000px');
});

test('what ends below the window, and would end above it, keeps the room that is seen', () => {
  [height, top] = [4000, -1500];
  const outer = draw();
  becomes(300);
  expect(outer.style.minHeight).toBe('2300px');
});

test('what gets lower below the window, or gets higher, stands free', () => {
  [height, top] = [2000, 100];
  const outer = draw();
  becomes(750);
  expect(outer.style.minHeight).toBe('');
  becomes(900);
  expect(outer.style.minHeight).toBe('');
});

test('as the player scrolls up, the room goes below the lower edge of the window, and in the end altogether', () => {
  [height, top] = [2000, -1500];
  const outer = draw();
  becomes(300);
  top = -1000;
  window.dispatchEvent(new Event('scroll'));
  expect(outer.style.minHeight).toBe('1800px');
  top = 600;
  window.dispatchEvent(new Event('scroll'));
  expect(outer.style.minHeight).toBe('');
});
