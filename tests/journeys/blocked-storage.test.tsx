import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, writeLocal } from '#src/lib/browser-storage.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { fillLogin, logIn, memberName, openLogin, pressLogin, siteHeader } from './steps.ts';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

// If storage refuses values, the page keeps them in memory, and the tests in a file share the page.
beforeEach(() => {
  for (const key of ['lang', 'hisLang', 'theme', 'merchantCode']) writeLocal(key, null);
  clearSession([]);
});

const refuse = (name: 'SecurityError' | 'QuotaExceededError') => (): never => {
  throw new DOMException('no', name);
};

const BLOCKED = ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const;
const FULL = ['setItem'] as const;

test.each([
  ['blocked', BLOCKED, 'perya', 'SecurityError'],
  ['full', FULL, 'perya', 'QuotaExceededError'],
  ['blocked, for a brand that stores its token there', BLOCKED, 'lotus', 'SecurityError'],
  ['full, for a brand that stores its token there', FULL, 'lotus', 'QuotaExceededError'],
] as const)('with storage %s, login, language and theme work for the visit', async (_how, methods, brand, name) => {
  const site = await openSite(sandbox, { brand });
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(refuse(name));
  await logIn(site);
  await site.user.click(siteHeader().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog'));
  const other = menu.getByRole('button', { name: /Switch to the (dark|light) theme/ });
  const wanted = /dark|light/.exec(other.getAttribute('aria-label') ?? '')?.[0];
  await site.user.click(other);
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe(wanted));
  await act(async () => site.stores.language.change('VI'));
  await waitFor(() => expect(document.documentElement.lang).toBe('vi'));
  expect(memberName(site)).toBe('player01');
});

test('with cookies blocked, a login explains why it fails and keeps the input', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await fillLogin(site, dialog, 'player01');
  await pressLogin(site, dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your browser blocks cookies');
  expect([memberName(site), dialog.getByLabelText('Password')]).toEqual([
    null,
    expect.objectContaining({ value: 'Play1234' }),
  ]);
});
