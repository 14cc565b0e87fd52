import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { fillLogin, memberName, openLogin, type Part, pressLogin, put, siteHeader } from './steps.ts';

const LOGIN = 'POST /wps/session/login';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
afterEach(() => void vi.useRealTimers());

const logins = ({ sent }: OpenSite): number => sent.filter((call) => call === LOGIN).length;
const lockOut = async (site: OpenSite, dialog: Part, account: string): Promise<void> => {
  await sandbox.lock('perya', account);
  await fillLogin(site, dialog, account);
  await pressLogin(site, dialog);
  await dialog.findByRole('button', { name: /^Try again in [1-3]?\d sec$/ });
};

test('for a locked account, the button counts down, and nothing is sent until the countdown ends; the form stays open [login.failure.loader] [errors.login]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await lockOut(site, dialog, 'player01');
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Too many tries. You can try again when the countdown on the button ends.',
  );
  await put(site, dialog.getByLabelText('Password'), 'Other1234');
  expect(dialog.getByLabelText('Password')).toHaveValue('Other1234');
  await site.user.click(dialog.getByRole('button', { name: /^Try again in/ }));
  await site.user.type(dialog.getByLabelText('Password'), '{Enter}');
  expect(logins(site)).toBe(1);
});

test('a tab that resumes after the waiting time allows a new attempt immediately, and announces it [login.failure.loader]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await lockOut(site, dialog, 'vip01');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  await sandbox.wait(31_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await dialog.findByRole('button', { name: 'Log in' });
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('status')).toHaveTextContent('You can try again now.');
  await dialog.findByRole('img', { name: /characters/ });
  await put(site, dialog.getByRole('textbox', { name: 'Characters' }), await sandbox.newestCode('captcha'));
  await pressLogin(site, dialog);
  await waitFor(() => expect(memberName(site)).toBe('vip01'));
});

test('only the account is locked, so another user name can be tried immediately [login.failure.loader]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await lockOut(site, dialog, 'agent01');
  await put(site, dialog.getByRole('textbox', { name: 'Username' }), 'agent02');
  expect(await dialog.findByRole('button', { name: 'Log in' })).toBeVisible();
});

test('the header and the modal count down together, because they show the same login [header.login.form]', async () => {
  const site = await openSite(sandbox);
  const dialog = await openLogin(site);
  await lockOut(site, dialog, 'expired01');
  site.stores.modals.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await siteHeader().findByRole('button', { name: /^Try again in/ })).toBeVisible();
});
