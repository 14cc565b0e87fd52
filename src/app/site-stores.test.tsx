import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import shell from '#languages/EN/site/shell.json' with { type: 'json' };
import { balance, memberInfo } from '#schemas/calls/account.ts';
import { unread } from '#schemas/calls/common.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { clearBrowser } from '#tests/support/render-site.tsx';
import { createSiteStores } from './site-stores.ts';

beforeEach(clearBrowser);

const MEMBER = {
  id: '7',
  account: 'ana',
  nickname: 'Ana',
  type: 0,
  toUpline: true,
  clubLabel: null,
  memberLabel: null,
};

/** The stores of a page whose platform responds only through `answers`, which has the latest request of each path. */
const openStores = () => {
  const perya = storyBrands.get('perya');
  if (perya === undefined) throw new Error('there is no brand perya');
  const asked: string[] = [];
  const answers = new Map<string, (answer: Response) => void>();
  const stores = createSiteStores({
    data: { brand: perya.site, language: 'EN', texts: { shell }, brandTexts: {} },
    loadTexts: () => Promise.reject(new Error('no texts can be loaded')),
    fetch: (to) => {
      const { pathname } = new URL(to instanceof Request ? to.url : String(to), location.origin);
      asked.push(pathname);
      return new Promise((resolve) => answers.set(pathname, resolve));
    },
  });
  return { stores, asked, answers };
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

test.each([
  ['not_logged_in', 401],
  ['password_due', 403],
])(
  'a late %s to a call of the previous session does not affect the next one [session.expiry]',
  async (code, status) => {
    const { stores, answers } = openStores();
    const logIn = async (): Promise<void> => {
      const started = stores.session.start('cookie');
      await waitFor(() => expect(answers.get(memberInfo.path)).toBeDefined());
      answers.get(memberInfo.path)?.(Response.json({ success: true, value: MEMBER }));
      answers.delete(memberInfo.path);
      await started;
    };
    const refuse = async (call: Promise<unknown>): Promise<void> => {
      await waitFor(() => expect(answers.get(unread.path)).toBeDefined());
      answers.get(unread.path)?.(Response.json({ success: false, code, message: '' }, { status }));
      await expect(call).rejects.toMatchObject({ code });
    };
    await logIn();
    const slow = stores.fetchCall(unread, {});
    await waitFor(() => expect(answers.get(unread.path)).toBeDefined());
    stores.session.end();
    await logIn();
    await refuse(slow);
    expect([stores.session.get().phase, stores.session.token()]).toEqual(['member', 'cookie']);
    answers.delete(unread.path);
    await refuse(stores.fetchCall(unread, {}));
    expect(stores.session.get().phase).not.toBe('member');
  },
);

test('if a language cannot be loaded, a message in the current language names it [languages.change]', async () => {
  const { stores } = openStores();
  await stores.language.change('JA');
  expect(stores.language.get()).toBe('EN');
  expect(stores.toasts.get()).toMatchObject([
    { text: '日本語 could not be loaded. The language is still English.', tone: 'danger' },
  ]);
});
