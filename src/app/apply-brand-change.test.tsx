import { expect, test } from 'vitest';
import { isLanguage, languageInfo, setLanguages } from '#schemas/languages.ts';
import type { ClientLanguage } from '#src/document/document-data.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { applyBrandChange } from './apply-brand-change.ts';
import { createSiteStores } from './site-stores.ts';

const clientLanguage = (tag: string, name: string): ClientLanguage => ({
  ...languageInfo('EN'),
  tag,
  name,
  forms: `/assets/forms-${tag}.1.json`,
  others: `/assets/texts-${tag}.1.json`,
});

test('a language that the operator adds is offered on open pages under its own name, and can be chosen', async () => {
  const restore = setLanguages({});
  const perya = storyBrands.get('perya');
  if (perya === undefined) throw new Error('there is no brand perya');
  const loaded: string[] = [];
  const stores = createSiteStores({
    data: { brand: perya.site, language: 'EN', texts: {}, brandTexts: perya.texts },
    loadTexts: async (language) => {
      loaded.push(stores.languages.get()[language]?.others ?? 'no URL');
      return { common: { ok: 'კარგი' } };
    },
  });
  expect(isLanguage('KA')).toBe(false);
  const languages = { EN: clientLanguage('en', 'English'), KA: clientLanguage('ka', 'ქართული') };
  const brand = { ...perya.site, languages: { default: 'EN', supported: ['EN', 'KA'] } };
  applyBrandChange(stores, { brand, language: 'EN', languages, texts: {}, brandTexts: {} }, []);
  expect([stores.brand.get().languages.supported, languageInfo('KA').name]).toEqual([['EN', 'KA'], 'ქართული']);
  await stores.language.change('KA');
  expect([stores.language.get(), document.documentElement.lang, loaded[0]]).toEqual([
    'KA',
    'ka',
    '/assets/texts-ka.1.json',
  ]);
  restore();
});
