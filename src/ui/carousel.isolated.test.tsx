import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginHydration } from '#src/hydration/hydration-state.ts';
import { Carousel } from './carousel.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const labels = {
  carousel: 'carousel',
  kind: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, total: number) => `Banner ${number} of ${total}`,
};
const part = (count: number, autoplayMs: number | null = 5000) => (
  <Carousel
    label="Highlights"
    autoplayMs={autoplayMs}
    labels={labels}
    slides={Array.from({ length: count }, (_, index) => ({
      id: String(index),
      content: <p>{`Slide ${index + 1}`}</p>,
    }))}
  />
);
const at = () => screen.queryByRole('button', { current: true })?.getAttribute('aria-label') ?? null;
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const reduceMotion = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('a carousel with several slides advances at its interval and starts over after the last [home.banner.autoplay]', () => {
  render(part(2));
  wait(4999);
  expect(at()).toBe('Banner 1 of 2');
  wait(1);
  expect(at()).toBe('Banner 2 of 2');
  wait(5000);
  expect(at()).toBe('Banner 1 of 2');
});

test('a carousel without an interval moves only when the user moves it, and has no pause button [layout.hero.variants]', () => {
  render(part(2, null));
  wait(60_000);
  expect(at()).toBe('Banner 1 of 2');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(at()).toBe('Banner 2 of 2');
});

test('a carousel with one slide does not move, and has no controls [home.banner.autoplay]', () => {
  render(part(1));
  wait(20_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Slide 1')).toBeInTheDocument();
});

test('the pause button stops and restarts a carousel [home.banner.autoplay]', () => {
  render(part(2));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(at()).toBe('Banner 1 of 2');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(at()).toBe('Banner 2 of 2');
});

test('a carousel pauses while hovered [home.banner.autoplay]', () => {
  render(part(2));
  const region = screen.getByRole('group', { name: 'Highlights' });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  wait(20_000);
  expect(at()).toBe('Banner 1 of 2');
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  wait(5000);
  expect(at()).toBe('Banner 2 of 2');
});

test('a carousel never advances under a finger, and waits the full interval afterwards [home.banner.autoplay]', () => {
  render(part(2));
  const track = screen.getByRole('group', { name: 'Highlights' });
  wait(4000);
  fireEvent.touchStart(track, { touches: [{}] });
  wait(20_000);
  // Lifts one of two fingers.
  fireEvent.touchEnd(track, { touches: [{}] });
  wait(20_000);
  expect(at()).toBe('Banner 1 of 2');
  fireEvent.touchEnd(track, { touches: [] });
  wait(4999);
  expect(at()).toBe('Banner 1 of 2');
  wait(1);
  expect(at()).toBe('Banner 2 of 2');
});

test('a carousel states its role, names its slides, and announces a slide the user chose but not one that advanced automatically [home.banner.autoplay]', () => {
  const { container } = render(part(2));
  const live = container.querySelector('[aria-live=polite]');
  expect(screen.getByRole('region', { name: 'Highlights' })).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = screen.getByRole('group', { name: 'Banner 2 of 2' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  expect(slide).toHaveTextContent('Slide 2');
  wait(5000);
  expect(live).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(live).toHaveTextContent('Banner 1 of 2');
});

test('a carousel pauses while focus is inside it [home.banner.autoplay]', () => {
  render(part(2));
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  wait(20_000);
  expect(at()).toBe('Banner 1 of 2');
});

test('a carousel does not advance automatically with reduced motion [home.banner.autoplay]', () => {
  reduceMotion();
  render(part(2));
  wait(20_000);
  expect(at()).toBe('Banner 1 of 2');
});

test('a carousel stays still for a player who saves data, until it is started [home.banner.autoplay]', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { connection: { saveData: true } }));
  render(part(2));
  wait(20_000);
  expect(at()).toBe('Banner 1 of 2');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(at()).toBe('Banner 2 of 2');
});

test('a carousel pauses while its tab is hidden [home.banner.autoplay]', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(part(2));
  wait(20_000);
  expect(at()).toBe('Banner 1 of 2');
});

test('arrows and dots of a carousel select a slide [home.banner.autoplay]', () => {
  render(part(3));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(at()).toBe('Banner 3 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Banner 2 of 3' }));
  expect(at()).toBe('Banner 2 of 3');
});

test('prerendered markup of a carousel has its slides, but no controls and no inline styles [home.banner.route]', () => {
  beginHydration();
  const html = renderToString(part(2));
  expect(html).toContain('Slide 1');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('style=');
});
