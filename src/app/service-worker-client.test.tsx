import { afterEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from './service-worker-client.ts';
import { createSiteStores } from './site-stores.ts';
import { storyBrands } from '#storybook/story-brands.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

/** The stores of a brand that wants no worker. */
const withoutWorker = () => {
  const perya = storyBrands.get('perya');
  if (perya === undefined) throw new Error('there is no brand perya');
  const { site } = perya;
  return createSiteStores({
    data: {
      brand: { ...site, modules: { ...site.modules, offline: false } },
      language: 'EN',
      texts: {},
      brandTexts: perya.texts,
    },
    loadTexts: () => Promise.resolve({}),
  });
};

/** What the page does with the worker that it finds, by what the network has in its place. */
const endingOf = async (found: { readonly installing: unknown }, update: () => Promise<unknown>) => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const registration = { ...found, waiting: null, update, unregister };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve([registration]) },
  });
  await startServiceWorker(withoutWorker());
  return unregister.mock.calls.length;
};

test('a worker that a page of before has registered anew while it was ending itself is ended by the next page', async () => {
  expect(await endingOf({ installing: null }, () => Promise.resolve())).toBe(1);
});

test('a worker with one to come that retires it, or without network, is left to that one: it takes away what was kept', async () => {
  expect(await endingOf({ installing: {} }, () => Promise.resolve())).toBe(0);
  expect(await endingOf({ installing: null }, () => Promise.reject(new TypeError('offline')))).toBe(0);
});
