import { expect, test, vi } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { createI18n } from './create-i18n.ts';

test('all namespaces loaded together with the requested one are available at once, and existing texts are kept', async () => {
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

test('a language loads only its own texts, and those of another language load once it is chosen [languages.change]', async () => {
  const load = vi.fn(async (language: Language) => ({ games: { title: language === 'EN' ? 'Games' : 'ゲーム' } }));
  const texts = createI18n({ language: 'JA', ready: {}, load });
  await texts.loadNamespaces('games');
  expect(texts.t('games:title')).toBe('ゲーム');
  expect(load.mock.calls).toEqual([['JA', 'games']]);
  await texts.changeLanguage('en');
  expect(texts.t('games:title')).toBe('Games');
});

test('i18next knows languages by their tag, so plural forms follow the language, and a missing text is shown as its key [languages.fallback] [language.code.platform]', () => {
  const texts = createI18n({
    language: 'TY',
    ready: { TY: { games: { play_one: '{{count}} laro', play_other: '{{count}} na laro' } } },
    load: async () => null,
  });
  expect([texts.language, texts.t('games:play', { count: 3 }), texts.t('games:play', { count: 4 })]).toEqual([
    'fil',
    '3 laro',
    '4 na laro',
  ]);
  expect(texts.t('games:none')).toBe('none');
});
