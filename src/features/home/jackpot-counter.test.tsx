import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';

const EPOCH = '2026-01-01T00:00:00Z';
const jackpot = (mode: 'decorative' | 'feed') => ({ mode, start: 1_000_000, epoch: EPOCH });
let show: (shown: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(EPOCH) });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passes = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('the jackpot grows by 165.11 every 3 seconds while it is visible [home.jackpot.counter] [const.jackpot-step] [const.jackpot-interval]', async () => {
  await renderPart(<JackpotCounter jackpot={jackpot('feed')} />);
  show(true);
  expect(screen.getByText('P 1,000,000.00')).toBeDefined();
  passes(2999);
  expect(screen.queryByText('P 1,000,165.11')).toBeNull();
  passes(1);
  expect(screen.getByText('P 1,000,165.11')).toBeDefined();
});

test('the jackpot stops while it is not visible, and is not lower when it becomes visible again [home.jackpot.counter] [home.jackpot.start]', async () => {
  await renderPart(<JackpotCounter jackpot={jackpot('feed')} />);
  show(true);
  show(false);
  passes(9000);
  expect(screen.getByText('P 1,000,000.00')).toBeDefined();
  show(true);
  expect(screen.getByText('P 1,000,495.33')).toBeDefined();
});

test('a jackpot that is not real is labelled as illustrative', async () => {
  await renderPart(<JackpotCounter jackpot={jackpot('decorative')} />);
  expect(screen.getByText('Illustrative amount, not a prize on offer')).toBeDefined();
});

test('a jackpot from a feed is not labelled as illustrative', async () => {
  await renderPart(<JackpotCounter jackpot={jackpot('feed')} />);
  expect(screen.queryByText('Illustrative amount, not a prize on offer')).toBeNull();
});
