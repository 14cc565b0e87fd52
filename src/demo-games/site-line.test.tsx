import { afterEach, expect, test } from 'vitest';
import { openSiteLine } from './site-line.ts';

const parentOf = (value: unknown): void => void Object.defineProperty(window, 'parent', { value, configurable: true });
afterEach(() => parentOf(window));

const framed = (back: string | null): unknown[] => {
  const told: unknown[] = [];
  parentOf({ postMessage: (...said: unknown[]) => told.push(said) });
  openSiteLine(back).say('close');
  return told;
};

test('a framed game speaks to the site that it leads back to, by its origin [launch.iframe]', () => {
  expect(framed('http://perya.localhost:4000/index')).toEqual([
    [{ marquee: 'game', type: 'close' }, 'http://perya.localhost:4000'],
  ]);
});

test('a framed game that knows no site speaks to nobody, and so does one in a tab of its own [launch.iframe]', () => {
  expect(framed(null)).toEqual([]);
  parentOf(window);
  expect(openSiteLine('http://perya.localhost:4000/index').framed).toBe(false);
});
