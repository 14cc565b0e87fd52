import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { END_REACHED, useEndReached } from './use-end-reached.ts';

let top = 2000;

beforeEach(() => {
  top = 2000;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function List({ onReached, enabled = true }: { onReached: () => void; enabled?: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  useEndReached(end, enabled, onReached);
  return (
    <div
      ref={(element) => {
        end.current = element;
        if (element) element.getBoundingClientRect = () => ({ top }) as DOMRect;
      }}
    />
  );
}
const scroll = (to: number) =>
  act(async () => {
    top = to;
    window.dispatchEvent(new Event('scroll'));
  });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('scrolling is checked at most every 200 ms, and the end counts as reached at distance 0 [games.scroll.throttle] [const.scroll-throttle] [const.scroll-distance]', async () => {
  expect(END_REACHED).toEqual({ throttleMs: 200, distance: 0 });
  const onReached = vi.fn();
  render(<List onReached={onReached} />);
  await scroll(window.innerHeight + 1);
  await pass(200);
  expect(onReached).not.toHaveBeenCalled();
  for (let times = 0; times < 10; times += 1) await scroll(window.innerHeight);
  await pass(199);
  expect(onReached).not.toHaveBeenCalled();
  await pass(1);
  expect(onReached).toHaveBeenCalledTimes(1);
});

test('an end that is visible from the start counts as reached without scrolling, once it has layout [games.scroll.throttle]', async () => {
  top = window.innerHeight;
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
  const onReached = vi.fn();
  render(<List onReached={onReached} />).unmount();
  await pass(1000);
  expect(onReached).not.toHaveBeenCalled();
  height.mockReturnValue(100);
  render(<List onReached={onReached} />);
  await pass(199);
  expect(onReached).not.toHaveBeenCalled();
  await pass(1);
  expect(onReached).toHaveBeenCalledTimes(1);
});

test('a complete or unmounted list does not check the scroll position [games.scroll.throttle]', async () => {
  const onReached = vi.fn();
  const { unmount } = render(<List onReached={onReached} enabled={false} />);
  await scroll(0);
  await pass(1000);
  unmount();
  const again = render(<List onReached={onReached} />);
  await scroll(0);
  again.unmount();
  await pass(1000);
  expect(onReached).not.toHaveBeenCalled();
});

test('if the user scrolls while a page loads, the position is checked once the page has loaded [games.scroll.throttle] [games.list.load-more]', async () => {
  const onReached = vi.fn();
  const { rerender } = render(<List onReached={onReached} enabled={false} />);
  await pass(1000);
  rerender(<List onReached={onReached} />);
  await pass(1000);
  expect(onReached).not.toHaveBeenCalled();
  rerender(<List onReached={onReached} enabled={false} />);
  await scroll(window.innerHeight);
  await pass(1000);
  rerender(<List onReached={onReached} />);
  await pass(END_REACHED.throttleMs);
  expect(onReached).toHaveBeenCalledTimes(1);
});
