import { expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';

test('every namespace that is loaded together with the requested one is available at once, and existing texts are kept', async () => {
  const load = vi.fn(async () => ({
    home: { title: 'from the network' },
    games: { title: 'Games' },
    help: { title: 'Help' },
  }));
  const texts = createI18n({ language: 'EN', ready: { EN: { home: { title: 'Home' } } }, load });
  await texts.loadNamespaces('games');
  expect([texts.t('games:title'), texts.t('help:title'), texts.t('home:title')]).toEqual(['Games', 'Help', 'Home']);
  expect(texts.hasLoadedNamespace('help')).toBe(true);
  await texts.loadNamespaces('help');
  expect(load.mock.calls).toEqual([['EN', 'games']]);
});
