import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LAZY_IMAGE, createLruSet } from './use-near-viewport.ts';
import { LazyImage, retryUrl, retrySrcSet } from './lazy-image.tsx';

let watched: {
  readonly margin: string | undefined;
  readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly elements: Element[];
}[] = [];

class Observer {
  readonly elements: Element[] = [];
  constructor(
    tell: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    options?: { rootMargin?: string },
  ) {
    watched.push({ margin: options?.rootMargin, tell, elements: this.elements });
  }
  observe(element: Element) {
    this.elements.push(element);
  }
  unobserve() {}
}

beforeEach(() => {
  watched = [];
  vi.resetModules();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a fresh copy of the component, because its observer is created once per page. */
const freshImage = async () => (await import('./lazy-image.tsx')).LazyImage;
const arrive = () =>
  act(() =>
    watched.forEach(({ tell, elements }) => tell(elements.map((target) => ({ target, isIntersecting: true })))),
  );
const fail = () => fireEvent.error(screen.getByRole('img'));

test('an image is requested only within 1.3 window heights [images.lazy] [const.lazy-preload]', async () => {
  const Fresh = await freshImage();
  render(<Fresh src="/a.png" alt="A game" width={40} height={20} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(watched[0]?.margin).toBe('30% 0px');
  arrive();
  expect(screen.getByRole('img', { name: 'A game' })).toHaveAttribute('src', '/a.png');
});

test('images that come near the viewport within 200 ms of another image are requested together afterwards [images.lazy] [const.lazy-throttle]', async () => {
  const Fresh = await freshImage();
  const { rerender } = render(<Fresh src="/a.png" alt="A" width={40} height={20} />);
  arrive();
  rerender(
    <>
      <Fresh src="/b.png" alt="B" width={40} height={20} />
    </>,
  );
  arrive();
  expect(screen.queryByRole('img', { name: 'B' })).toBeNull();
  act(() => {
    vi.advanceTimersByTime(LAZY_IMAGE.throttleMs);
  });
  expect(screen.getByRole('img', { name: 'B' })).toBeInTheDocument();
});

test('an image scrolled past within the throttle interval is not requested [images.lazy] [const.lazy-throttle]', async () => {
  const Fresh = await freshImage();
  const { rerender } = render(<Fresh src="/a.png" alt="A" width={40} height={20} />);
  arrive();
  rerender(<Fresh src="/b.png" alt="B" width={40} height={20} />);
  arrive();
  act(() =>
    watched.forEach(({ tell, elements }) => tell(elements.map((target) => ({ target, isIntersecting: false })))),
  );
  act(() => {
    vi.advanceTimersByTime(LAZY_IMAGE.throttleMs);
  });
  expect(screen.queryByRole('img', { name: 'B' })).toBeNull();
});

test('images that a flick scrolls past are not requested, but the images where the flick ends are [images.lazy] [const.lazy-throttle]', async () => {
  const Fresh = await freshImage();
  vi.stubGlobal('innerHeight', 800);
  const { rerender } = render(<Fresh src="/a.png" alt="A" width={40} height={20} />);
  arrive();
  rerender(<Fresh src="/b.png" alt="B" width={40} height={20} />);
  arrive();
  const lookAt = (top: number) => {
    vi.stubGlobal('scrollY', top);
    act(() => {
      vi.advanceTimersByTime(LAZY_IMAGE.throttleMs);
    });
  };
  for (const top of [1000, 2000, 2600]) {
    lookAt(top);
    expect(screen.queryByRole('img', { name: 'B' })).toBeNull();
  }
  lookAt(2900);
  expect(screen.getByRole('img', { name: 'B' })).toBeInTheDocument();
});

test('the browser can choose the width of an image by its size on screen [images.lazy]', () => {
  render(
    <LazyImage
      eager
      src="/a.png"
      srcSet="/a.png?w=120 120w, /a.png?w=240 240w"
      sizes="32vw"
      alt="A"
      width={40}
      height={20}
    />,
  );
  const image = screen.getByRole('img', { name: 'A' });
  expect(image).toHaveAttribute('srcset', '/a.png?w=120 120w, /a.png?w=240 240w');
  expect(image).toHaveAttribute('sizes', '32vw');
});

test('a retry bypasses a cache that holds the broken response [images.lazy]', () => {
  render(<LazyImage eager src="/a.png" srcSet="/a.png?w=120 120w" sizes="32vw" alt="A" width={40} height={20} />);
  fail();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.png?again=1');
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/a.png?w=120&again=1 120w');
  fail();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.png?again=2');
});

test('an image is tried three times, then its fallback is shown and the failure is reported once [images.lazy] [const.lazy-attempts] [images.broken]', () => {
  const onError = vi.fn();
  render(
    <LazyImage
      eager
      src="/broken.png"
      alt="PG Soft"
      width={40}
      height={20}
      fallback={<b>PG Soft</b>}
      onError={onError}
    />,
  );
  fail();
  fail();
  expect(onError).not.toHaveBeenCalled();
  fail();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('PG Soft')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledOnce();
});

test('an image that loaded before is shown at once, and the last 200 are remembered [images.lazy] [const.lazy-cache]', async () => {
  const Fresh = await freshImage();
  render(<Fresh src="/seen.png" alt="Seen" width={40} height={20} />);
  arrive();
  fireEvent.load(screen.getByRole('img'));
  cleanup();
  render(<Fresh src="/seen.png" alt="Seen" width={40} height={20} />);
  expect(screen.getByRole('img', { name: 'Seen' })).toBeInTheDocument();
  const { rememberLoaded } = await import('./use-near-viewport.ts');
  const isSeen = (others: number): boolean => {
    for (let at = 0; at < others; at += 1) rememberLoaded(`/other-${at}.png`);
    cleanup();
    render(<Fresh src="/seen.png" alt="Seen" width={40} height={20} />);
    return screen.queryByRole('img') !== null;
  };
  expect([isSeen(199), isSeen(200)]).toEqual([true, false]);
});

test('an image reserves its space in every state [images.lazy]', () => {
  const { container } = render(<LazyImage eager src="/a.png" alt="" width={120} height={40} />);
  expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 120 40');
});

test.each([
  ['/a.png', 0, '/a.png'],
  ['/a.png', 1, '/a.png?again=1'],
  ['/a.png?w=240', 2, '/a.png?w=240&again=2'],
  ['data:image/png;base64,AAAA', 1, 'data:image/png;base64,AAAA'],
])('%s at attempt %s is requested as %s [images.lazy]', (address, attempt, asked) => {
  expect(retryUrl(address, attempt)).toBe(asked);
});

test('a retry requests every width again [images.lazy]', () => {
  expect(retrySrcSet('/a.png?w=120 120w, /a.png?w=240 240w', 1)).toBe(
    '/a.png?w=120&again=1 120w, /a.png?w=240&again=1 240w',
  );
  expect(retrySrcSet('/a.png 1x, /b.png 2x', 0)).toBe('/a.png 1x, /b.png 2x');
});

test('the set of loaded images keeps the most recently added values [images.lazy]', () => {
  const recent = createLruSet<string>(2);
  recent.add('a');
  recent.add('b');
  recent.add('a');
  recent.add('c');
  expect([recent.has('a'), recent.has('b'), recent.has('c'), recent.size]).toEqual([true, false, true, 2]);
});
