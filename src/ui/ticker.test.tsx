import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ticker } from './ticker.tsx';

const FRAME_MS = 1000 / 60;
let frames: FrameRequestCallback[] = [];
let now = 0;

/** Lets `count` frames of a sixtieth of a second pass. */
const pass = (count: number) =>
  act(() => {
    for (let index = 0; index < count; index += 1) {
      const due = frames;
      frames = [];
      for (const frame of due) frame((now += FRAME_MS));
    }
  });

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(100);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (count: number) => {
  render(<Ticker label="Winners" pauseLabel="Pause" playLabel="Play" items={Array.from({ length: count }, (_, index) => ({ id: String(index), content: <button>Winner {index + 1}</button> }))} />);
  const belt = screen.getByRole('list', { name: 'Winners' }).parentElement;
  return () => (belt as HTMLElement).style.transform;
};

test('a ticker moves by half a pixel a frame [const.ticker-step] [home.winner.ticker]', () => {
  const offset = show(3);
  pass(10);
  expect(offset()).toBe('translate3d(0, -5px, 0)');
});

test('a ticker starts over after its last entry [home.winner.ticker]', () => {
  const offset = show(3);
  pass(201);
  expect(offset()).toBe('translate3d(0, -0.5px, 0)');
});

test('fewer entries than three stand still [const.ticker-limit]', () => {
  const offset = show(2);
  pass(10);
  expect(offset()).toBe('');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('the pause button stops a ticker [home.winner.ticker]', () => {
  const offset = show(3);
  pass(4);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(10);
  expect(offset()).toBe('translate3d(0, -2px, 0)');
});

test('a ticker stands still for those who want less motion [home.winner.ticker]', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  const offset = show(3);
  pass(10);
  expect(offset()).toBe('');
});

test('keyboards and screen readers meet each entry of a ticker once [home.winner.ticker]', () => {
  show(3);
  expect(screen.getAllByRole('button', { name: 'Winner 1' })).toHaveLength(1);
  const copies = screen.getAllByText('Winner 1').filter((element) => element.tabIndex === -1);
  expect(copies).toHaveLength(1);
});
