import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { createI18n, type TextTables } from './create-i18n.ts';
import { createLanguageStore } from './language-store.ts';

/** A page in English for which the test decides when and how each load of texts ends. */
const start = async () => {
  const ends = new Map<
    Language,
    { readonly resolve: (tables: TextTables) => void; readonly reject: (error: Error) => void }
  >();
  const loads = new Map<Language, Promise<TextTables>>();
  const load = vi.fn((language: Language) => {
    const tables =
      loads.get(language) ?? new Promise<TextTables>((resolve, reject) => ends.set(language, { resolve, reject }));
    loads.set(language, tables);
    return tables;
  });
  const failures: Language[] = [];
  const texts = createI18n({ language: 'EN', ready: { EN: { games: { title: 'Games' } } }, load });
  await texts.loadNamespaces('games');
  const store = createLanguageStore(texts, load, 'EN', (language) => failures.push(language));
  return {
    store,
    load,
    failures,
    title: () => texts.t('games:title'),
    arrive: (language: Language) => ends.get(language)?.resolve({ games: { title: `Games in ${language}` } }),
    fail: (language: Language) => {
      ends.get(language)?.reject(new Error('500'));
      loads.delete(language);
    },
  };
};
const kept = () => [readLocal('lang'), readLocal('hisLang')];
beforeEach(() => ['lang', 'hisLang'].forEach((name) => writeLocal(name, null)));

test('the previous language is stored beside the current one [session.hislang]', async () => {
  const { store, arrive } = await start();
  for (const language of ['TH', 'TY']) {
    const changed = store.change(language);
    arrive(language);
    await changed;
  }
  expect(kept()).toEqual(['TY', 'TH']);
});

test('choosing the current language again changes neither stored language [session.hislang]', async () => {
  const { store, load, arrive } = await start();
  const changed = store.change('TH');
  arrive('TH');
  await changed;
  load.mockClear();
  await store.change('TH');
  expect(kept()).toEqual(['TH', 'EN']);
  expect(load).not.toHaveBeenCalled();
});

test('a chosen language becomes current once its texts have loaded; until then it is only the wanted language [languages.change]', async () => {
  const { store, title, arrive } = await start();
  const changed = store.change('TH');
  expect([store.get(), store.wanted.get(), title(), ...kept()]).toEqual(['EN', 'TH', 'Games', null, null]);
  arrive('TH');
  await changed;
  expect([store.get(), store.wanted.get(), title()]).toEqual(['TH', 'TH', 'Games in TH']);
  expect(document.documentElement.lang).toBe('th');
});

test('a second choice of a language that is loading does not repeat the change [languages.change]', async () => {
  const { store, arrive } = await start();
  const seen: Language[] = [];
  store.subscribe(() => seen.push(store.get()));
  const changes = [store.change('TH'), store.change('TH')];
  arrive('TH');
  await Promise.all(changes);
  expect([...kept(), ...seen]).toEqual(['TH', 'EN', 'TH']);
});

test('if the texts of a chosen language cannot be loaded, the current language stays, the failure is reported once, and the language can be chosen again [languages.change]', async () => {
  const { store, failures, title, arrive, fail } = await start();
  const changes = [store.change('TH'), store.change('TH')];
  fail('TH');
  await Promise.all(changes);
  expect([store.get(), store.wanted.get(), title(), ...kept()]).toEqual(['EN', 'EN', 'Games', null, null]);
  expect(failures).toEqual(['TH']);
  const again = store.change('TH');
  arrive('TH');
  await again;
  expect([store.get(), title(), ...failures]).toEqual(['TH', 'Games in TH', 'TH']);
});

test('of several language changes the last one wins, in whatever order their texts arrive [languages.change]', async () => {
  const { store, title, arrive } = await start();
  const changes = [store.change('TH'), store.change('JA')];
  arrive('JA');
  await changes[1];
  arrive('TH');
  await changes[0];
  expect([store.get(), title(), ...kept()]).toEqual(['JA', 'Games in JA', 'JA', 'EN']);
});

test('a change back to the current language cancels the one that is loading [languages.change]', async () => {
  const { store, title, failures, load, arrive } = await start();
  const changed = store.change('TH');
  await store.change('EN');
  expect(store.wanted.get()).toBe('EN');
  arrive('TH');
  await changed;
  expect([store.get(), title(), ...kept(), ...failures]).toEqual(['EN', 'Games', null, null]);
  expect(load.mock.calls.map(([language]) => language)).not.toContain('EN');
});

test('if another language change has replaced one that fails, the failure is not reported [languages.change]', async () => {
  const { store, failures, fail, arrive } = await start();
  const changes = [store.change('TH'), store.change('JA')];
  fail('TH');
  await changes[0];
  expect(store.wanted.get()).toBe('JA');
  arrive('JA');
  await changes[1];
  expect([store.get(), ...failures]).toEqual(['JA']);
});
