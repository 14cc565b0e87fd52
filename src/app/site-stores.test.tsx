import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { balance, memberInfo } from '#schemas/calls/account.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { clearBrowser } from '#tests/support/render-site.tsx';
import { createSiteStores } from './site-stores.ts';

beforeEach(clearBrowser);

/** The stores of a page on a platform that does not answer. */
const openStores = () => {
  const perya = storyBrands.get('perya');
  if (perya === undefined) throw new Error('there is no brand perya');
  const asked: string[] = [];
  const stores = createSiteStores({
    data: { brand: perya.site, language: 'EN', texts: {}, brandTexts: {} },
    loadTexts: () => Promise.resolve({}),
    fetch: (to) => {
      asked.push(new URL(to instanceof Request ? to.url : String(to), location.origin).pathname);
      return new Promise(() => undefined);
    },
  });
  return { stores, asked };
};

test('after a login the balance is asked for beside the member info, not after it [calls.account.balance]', async () => {
  const { stores, asked } = openStores();
  void stores.session.start('cookie');
  await waitFor(() => expect(asked.toSorted()).toEqual([memberInfo.path, balance.path].toSorted()));
});

test('a member who has to change the password first is not asked about beyond the member info', async () => {
  const { stores, asked } = openStores();
  stores.session.setChangeDue('expired');
  void stores.session.start('cookie');
  await waitFor(() => expect(asked).toEqual([memberInfo.path]));
});
