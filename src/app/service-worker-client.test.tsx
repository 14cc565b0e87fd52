import { afterEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from './service-worker-client.ts';
import { createSiteStores } from './site-stores.ts';
import { storyBrands } from '#storybook/story-brands.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

/** The stores of a brand that has turned off the service worker. */
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

/** Starts a page that finds a worker with the given update result. Returns how often the page unregisters the worker. */
const unregistered = async (found: { readonly installing: unknown }, update: () => Promise<unknown>) => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const registration = { ...found, waiting: null, update, unregister };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve([registration]) },
  });
  await startServiceWorker(withoutWorker());
  return unregister.mock.calls.length;
};

test('the next page unregisters a retired worker that an older page re-registered', async () => {
  expect(await unregistered({ installing: null }, () => Promise.resolve())).toBe(1);
});

test('a page leaves a worker registered while its successor installs or while the page is offline', async () => {
  expect(await unregistered({ installing: {} }, () => Promise.resolve())).toBe(0);
  expect(await unregistered({ installing: null }, () => Promise.reject(new TypeError('offline')))).toBe(0);
});
