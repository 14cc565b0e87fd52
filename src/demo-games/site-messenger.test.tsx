import { afterEach, expect, test } from 'vitest';
import { createSiteMessenger } from './site-messenger.ts';

const parentOf = (value: unknown): void => void Object.defineProperty(window, 'parent', { value, configurable: true });
afterEach(() => parentOf(window));

const framed = (back: string | null): unknown[] => {
  const told: unknown[] = [];
  parentOf({ postMessage: (...said: unknown[]) => told.push(said) });
  createSiteMessenger(back).send('close');
  return told;
};

test('a framed game sends messages only to the origin of its back link [launch.iframe]', () => {
  expect(framed('http://perya.localhost:4000/index')).toEqual([
    [{ marquee: 'game', type: 'close' }, 'http://perya.localhost:4000'],
  ]);
});

test('a framed game without a back link sends nothing, and neither does a game in its own tab [launch.iframe]', () => {
  expect(framed(null)).toEqual([]);
  parentOf(window);
  expect(createSiteMessenger('http://perya.localhost:4000/index').isFramed).toBe(false);
});
