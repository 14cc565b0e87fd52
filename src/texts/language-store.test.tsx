import { beforeEach, expect, test } from 'vitest';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { createI18n } from './create-i18n.ts';
import { createLanguageStore } from './language-store.ts';

const start = () => createLanguageStore(createI18n({ language: 'EN', ready: {}, load: async () => ({}) }), 'EN');
const kept = () => [readLocal('lang'), readLocal('hisLang')];
beforeEach(() => ['lang', 'hisLang'].forEach((name) => writeLocal(name, null)));

test('the previous language is stored beside the current one [session.hislang]', async () => {
  const language = start();
  await language.change('TH');
  expect(kept()).toEqual(['TH', 'EN']);
  await language.change('TY');
  expect(kept()).toEqual(['TY', 'TH']);
});

test('choosing the current language again changes neither stored language [session.hislang]', async () => {
  const language = start();
  await language.change('TH');
  await language.change('TH');
  expect(kept()).toEqual(['TH', 'EN']);
});
