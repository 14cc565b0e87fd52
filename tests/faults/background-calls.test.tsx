import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { affiliate, balance, captcha, memberInfo } from '#schemas/calls/account.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { fillByName, logIn, memberName, NEW_PASSWORD, openRegister, pressRegister } from '../journeys/steps.ts';
import { faultsOf, LOGGED_OUT, SESSION_GONE, type NamedFault } from './faults.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/auth/captcha-picture-box.tsx';
import '#src/features/auth/register/register-modal.tsx';

/** Calls without a button. The page around them keeps working meanwhile. */

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const rows = (...call: Parameters<typeof faultsOf>): readonly (readonly [string, NamedFault])[] =>
  faultsOf(...call).map((fault) => [fault.fails, fault] as const);

test.each(rows(captcha))(
  'a request for a captcha that %s shows a message in place of the image, and a retry loads it [captcha.refresh.gap] [errors.network]',
  async (_fails, { fault, words, offline }) => {
    const site = await openSite(sandbox);
    const release = site.hold(captcha.path);
    const part = await openRegister(site);
    if (offline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    site.fail(captcha.path, fault);
    release();
    await part.findByText(words);
    expect(part.queryByRole('img', { name: /characters/ })).toBeNull();
    site.fail(captcha.path, null);
    const another = part.getByRole('button', { name: 'Another picture' });
    await waitFor(() => expect(another).toBeEnabled());
    await site.user.click(another);
    await part.findByRole('img', { name: /characters/ });
    expect(part.queryByText(words)).toBeNull();
  },
);

test('while a captcha loads, its space is empty and no second one is requested [captcha.refresh.gap]', async () => {
  const site = await openSite(sandbox);
  const release = site.hold(captcha.path);
  const part = await openRegister(site);
  expect(await part.findByRole('button', { name: 'Another picture' })).toBeDisabled();
  release();
  await part.findByRole('img', { name: /characters/ });
  expect(site.sent.filter((call) => call === `GET ${captcha.path}`)).toHaveLength(1);
});

test.each(rows(affiliate))(
  'an affiliate code whose check %s is not reported as invalid: it appears in its field, and the form can be submitted [register.affiliate.show]',
  async (_fails, { fault }) => {
    const site = await openSite(sandbox, { path: '/index?affiliateCode=AGENT01' });
    site.fail(affiliate.path, fault);
    const part = await openRegister(site);
    expect(await part.findByRole('textbox', { name: /Affiliate code/ })).toHaveValue('AGENT01');
    expect(part.getByRole('button', { name: 'Register' })).toBeEnabled();
    expect(screen.queryByText('This invitation code is not valid.')).toBeNull();
  },
);

const chip = (name: RegExp): Promise<readonly HTMLElement[]> => screen.findAllByRole('button', { name });

test.each(rows(balance, { whole: true }))(
  'a request for the balance that %s shows no amount, and a retry shows it [errors.network]',
  async (_fails, { fault }) => {
    const site = await openSite(sandbox);
    site.fail(balance.path, fault);
    await logIn(site);
    const [shown] = await chip(/^No answer, balance/);
    site.fail(balance.path, null);
    if (shown !== undefined) await site.user.click(shown);
    await chip(/^\S+\s?[\d,.]+, balance/);
  },
);

test('requesting the balance without a session opens the login with a message [session.expiry]', async () => {
  const site = await openSite(sandbox);
  await logIn(site);
  const [shown] = await chip(/^\S+\s?[\d,.]+, balance/);
  site.fail(balance.path, SESSION_GONE);
  if (shown !== undefined) await site.user.click(shown);
  await screen.findByText(LOGGED_OUT);
  await screen.findByRole('dialog', { name: 'Log in' });
  expect(site.stores.session.get().phase).toBe('visitor');
});

let newcomers = 0;
const register = async (site: OpenSite): Promise<string> => {
  newcomers += 1;
  const username = `sidecall${newcomers}`;
  const part = await openRegister(site);
  await fillByName(site, part, sandbox, username, String(9_185_550_200 + newcomers * 10_100));
  await pressRegister(site, part);
  return username;
};

test.each(rows(memberInfo))(
  'if the request for the new member after a registration %s, a message says that the account exists, and the account can log in',
  async (_fails, { fault }) => {
    const site = await openSite(sandbox);
    site.fail(memberInfo.path, fault);
    const username = await register(site);
    await screen.findByText('Your account is open. Please log in.');
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(await login.findByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy', 'true');
    site.fail(memberInfo.path, null);
    await logIn(site, username, NEW_PASSWORD);
    expect(memberName(site)).toBe(username);
  },
);
