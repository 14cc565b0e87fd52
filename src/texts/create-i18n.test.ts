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

test('a language loads only its own texts, and English texts load once English is chosen [languages.change]', async () => {
  const load = vi.fn(async (language: Language) => ({ games: { title: language === 'EN' ? 'Games' : 'ゲーム' } }));
  const texts = createI18n({ language: 'JA', ready: {}, load });
  await texts.loadNamespaces('games');
  expect(texts.t('games:title')).toBe('ゲーム');
  expect(load.mock.calls).toEqual([['JA', 'games']]);
  await texts.changeLanguage('EN');
  expect(texts.t('games:title')).toBe('Games');
});

test('a text missing in the language is loaded from English; if English lacks it, the key is shown [languages.fallback]', async () => {
  const load = vi.fn(async (language: Language, namespace: string) => {
    if (namespace === 'help') return { help: language === 'EN' ? { ask: 'Ask' } : {} };
    const english = { title: 'Games', play_one: '{{count}} play', play_other: '{{count}} plays' };
    return { games: language === 'EN' ? english : { title: 'ゲーム' } };
  });
  const texts = createI18n({ language: 'JA', ready: {}, load });
  await texts.loadNamespaces(['games', 'help']);
  const rendered = new Promise((resolve) => texts.on('languageChanged', resolve));
  expect(texts.t('games:play', { count: 2 })).toBe('play');
  await rendered;
  expect([texts.t('games:play', { count: 2 }), texts.t('games:title'), texts.t('games:none')]).toEqual([
    '2 plays',
    'ゲーム',
    'none',
  ]);
  const again = new Promise((resolve) => texts.on('languageChanged', resolve));
  texts.t('help:ask');
  await again;
  expect(texts.t('help:ask')).toBe('Ask');
  expect(load.mock.calls).toEqual([
    ['JA', 'games'],
    ['JA', 'help'],
    ['EN', 'games'],
    ['EN', 'help'],
  ]);
});
