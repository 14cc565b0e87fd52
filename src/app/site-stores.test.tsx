import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import shell from '#languages/EN/site/shell.json' with { type: 'json' };
import { balance, memberInfo } from '#schemas/calls/account.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { clearBrowser } from '#tests/support/render-site.tsx';
import { createSiteStores } from './site-stores.ts';

beforeEach(clearBrowser);

/** The stores of a page whose platform does not respond. */
const openStores = () => {
  const perya = storyBrands.get('perya');
  if (perya === undefined) throw new Error('there is no brand perya');
  const asked: string[] = [];
  const stores = createSiteStores({
    data: { brand: perya.site, language: 'EN', texts: { shell }, brandTexts: {} },
    loadTexts: () => Promise.reject(new Error('no texts can be loaded')),
    fetch: (to) => {
      asked.push(new URL(to instanceof Request ? to.url : String(to), location.origin).pathname);
      return new Promise(() => undefined);
    },
  });
  return { stores, asked };
};

test('after a login the balance is requested together with the member info, not after it [calls.account.balance]', async () => {
  const { stores, asked } = openStores();
  void stores.session.start('cookie');
  await waitFor(() => expect(asked.toSorted()).toEqual([memberInfo.path, balance.path].toSorted()));
});

test('only the member info is requested for a member who has to change the password first', async () => {
  const { stores, asked } = openStores();
  stores.session.setChangeDue('expired');
  void stores.session.start('cookie');
  await waitFor(() => expect(asked).toEqual([memberInfo.path]));
});

test('if a language cannot be loaded, a message in the current language names it [languages.change]', async () => {
  const { stores } = openStores();
  await stores.language.change('JA');
  expect(stores.language.get()).toBe('EN');
  expect(stores.toasts.get()).toMatchObject([
    { text: '日本語 could not be loaded. The language is still English.', tone: 'danger' },
  ]);
});
