import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ticker } from './ticker.tsx';

const FRAME_MS = 1000 / 60;

/** A fake Web Animation whose clock stops while it is paused. */
class Motion {
  playState: 'running' | 'paused' | 'idle' = 'running';
  currentTime = 0;
  readonly keyframes: readonly Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  constructor(keyframes: readonly Keyframe[], timing: KeyframeAnimationOptions) {
    this.keyframes = keyframes;
    this.timing = timing;
  }
  get effect() {
    return { getComputedTiming: () => ({ progress: (this.currentTime / Number(this.timing.duration)) % 1 }) };
  }
  play = (): void => void (this.playState = 'running');
  pause = (): void => void (this.playState = 'paused');
  cancel = (): void => void (this.playState = 'idle');
}

let motions: Motion[] = [];
let laidOut: () => void = () => undefined;
let length = 100;

beforeEach(() => {
  motions = [];
  length = 100;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        laidOut = () => act(callback);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => length);
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: (keyframes: readonly Keyframe[], timing: KeyframeAnimationOptions) => {
      const motion = new Motion(keyframes, timing);
      motions.push(motion);
      return motion;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
});

const show = (count: number, step?: number, direction?: 'up' | 'left') => {
  laidOut = () => undefined;
  render(
    <Ticker
      label="Winners"
      pauseLabel="Pause"
      playLabel="Play"
      {...(step === undefined ? {} : { step })}
      {...(direction === undefined ? {} : { direction })}
      items={Array.from({ length: count }, (_, index) => ({
        id: String(index),
        content: <button>Winner {index + 1}</button>,
      }))}
    />,
  );
  laidOut();
};

test('a ticker moves half a pixel per frame, over the length of its items, in a loop [const.ticker-step] [home.winner.ticker]', () => {
  show(3);
  const [motion] = motions;
  expect(motion?.keyframes).toEqual([
    { transform: 'translate3d(0, 0px, 0)' },
    { transform: 'translate3d(0, -100px, 0)' },
  ]);
  expect(100 / (Number(motion?.timing.duration) / FRAME_MS)).toBeCloseTo(0.5);
  expect(motion?.timing.iterations).toBe(Infinity);
  expect(motion?.playState).toBe('running');
});

test('a ticker continues from its position when its items grow [home.winner.ticker]', () => {
  show(3);
  const [before] = motions;
  if (before) before.currentTime = Number(before.timing.duration) / 4;
  length = 200;
  laidOut();
  expect(before?.playState).toBe('idle');
  const after = motions[1];
  expect(after?.keyframes[1]).toEqual({ transform: 'translate3d(0, -200px, 0)' });
  expect((after?.currentTime ?? 0) / Number(after?.timing.duration)).toBeCloseTo(0.25);
  laidOut();
  expect(motions).toHaveLength(2);
});

test('in right-to-left text, items move to the right at the same speed', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(() => -length);
  show(3, undefined, 'left');
  const [motion] = motions;
  expect(motion?.keyframes[1]).toEqual({ transform: 'translate3d(100px, 0, 0)' });
  expect(100 / (Number(motion?.timing.duration) / FRAME_MS)).toBeCloseTo(0.5);
});

test('a ticker with fewer than three items does not move [const.ticker-limit]', () => {
  show(2);
  expect(motions).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('the pause button pauses a ticker and lets it continue [home.winner.ticker]', () => {
  show(3);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(motions[0]?.playState).toBe('paused');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(motions[0]?.playState).toBe('running');
});

test('a ticker pauses while hovered, and shows its start while focused [home.winner.ticker]', () => {
  show(3);
  const [motion] = motions;
  const entry = screen.getByRole('button', { name: 'Winner 1' });
  fireEvent.pointerEnter(entry.closest('ul')?.parentElement?.parentElement as Element);
  expect(motion?.playState).toBe('paused');
  fireEvent.pointerLeave(entry.closest('ul')?.parentElement?.parentElement as Element);
  expect(motion?.playState).toBe('running');
  if (motion) motion.currentTime = 500;
  fireEvent.focus(entry);
  expect(motion).toMatchObject({ playState: 'paused', currentTime: 0 });
});

test('a ticker pauses while the tab is hidden [home.winner.ticker]', () => {
  show(3);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(motions[0]?.playState).toBe('paused');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(motions[0]?.playState).toBe('running');
});

test('a ticker does not move with reduced motion [home.winner.ticker]', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  show(3);
  expect(motions).toEqual([]);
});

test('keyboards and screen readers reach each item of a ticker only once [home.winner.ticker]', () => {
  show(3);
  expect(screen.getAllByRole('button', { name: 'Winner 1' })).toHaveLength(1);
  const copies = screen.getAllByText('Winner 1').filter((element) => element.tabIndex === -1);
  expect(copies).toHaveLength(1);
});
