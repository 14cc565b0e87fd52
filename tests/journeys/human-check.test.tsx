import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { login, smsNoLogin } from '#schemas/calls/account.ts';
import '#src/features/auth/connector/human-dialog.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/login/sms-login-fields.tsx';
import { openHumanCheckPage, humanCheckBrand, type HumanCheckPage } from './human-check-page.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import {
  fillByName,
  fillLogin,
  memberName,
  openLogin,
  openRegister,
  pressLogin,
  pressRegister,
  put,
  type Part,
} from './steps.ts';

let sandbox: JourneySandbox;
let page: HumanCheckPage | null = null;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
  await sandbox.play('perya', { humanRequired: true });
});
afterEach(() => page?.leave());

const CLOSED = 'You closed the check that you are a person. Nothing was sent; you can try again.';
const check = async (): Promise<Part> => within(await screen.findByRole('dialog', { name: 'Human verification' }));
const open = (): Promise<OpenSite> => openSite(sandbox, { change: humanCheckBrand });

test('a login by user name is verified first, then sent with the token, and the dialog closes automatically [login.human.username] [calls.third.human] [calls.third.human-fields]', async () => {
  page = openHumanCheckPage(sandbox, { waits: ['login'] });
  const site = await open();
  const form = await openLogin(site);
  await fillLogin(site, form, 'player01');
  await pressLogin(site, form);
  await check();
  expect([site.sent.filter((line) => line.endsWith(login.path)), memberName(site)]).toEqual([[], null]);
  await page.pass();
  await waitFor(() => expect(memberName(site)).toBe('player01'));
  expect([page.asked, screen.queryByRole('dialog', { name: 'Human verification' })]).toEqual([['login'], null]);
});

test('the form is validated before the human check starts [login.human.username] [login.validate.username]', async () => {
  page = openHumanCheckPage(sandbox);
  const site = await open();
  const form = await openLogin(site);
  await pressLogin(site, form);
  await form.findAllByText('Input cannot be empty');
  expect([page.asked, screen.queryByRole('dialog', { name: 'Human verification' })]).toEqual([[], null]);
});

test('closing the check sends nothing, keeps the input and shows a message, and the next attempt works [login.human.username]', async () => {
  page = openHumanCheckPage(sandbox, { waits: ['login'] });
  const site = await open();
  const form = await openLogin(site);
  await fillLogin(site, form, 'vip01');
  await pressLogin(site, form);
  await site.user.click((await check()).getByRole('button', { name: 'CLOSE' }));
  expect(await form.findByText(CLOSED)).toBeVisible();
  expect([
    (form.getByLabelText('Password') as HTMLInputElement).value,
    site.sent.filter((line) => line.endsWith(login.path)),
  ]).toEqual(['Play1234', []]);
  await pressLogin(site, form);
  await check();
  await page.pass();
  await waitFor(() => expect(memberName(site)).toBe('vip01'));
});

test('each attempt is verified again, because a token is valid only once [login.human.username]', async () => {
  page = openHumanCheckPage(sandbox);
  const site = await open();
  const form = await openLogin(site);
  await fillLogin(site, form, 'agent01', 'wrong');
  await pressLogin(site, form);
  await form.findByText(/^Username or password is not right/u);
  await put(site, form.getByLabelText('Password'), 'Play1234');
  await pressLogin(site, form);
  await waitFor(() => expect(memberName(site)).toBe('agent01'));
  expect(page.asked).toEqual(['login', 'login']);
});

test('a registration and its code request are verified separately [register.human] [sms-code.request] [calls.third.human]', async () => {
  page = openHumanCheckPage(sandbox);
  const site = await open();
  const form = await openRegister(site);
  await fillByName(site, form, sandbox, 'verified2026', '9175550877');
  await pressRegister(site, form);
  await waitFor(() => expect(memberName(site)).toBe('verified2026'));
  expect(page.asked).toEqual(['sms', 'register']);
});

test('a registration with a refused referral code is verified again before it is sent without the code', async () => {
  page = openHumanCheckPage(sandbox);
  const site = await openSite(sandbox, { change: humanCheckBrand, path: '/index?referralCode=NOBODY77' });
  const form = await openRegister(site);
  await fillByName(site, form, sandbox, 'verified2027', '9175550878');
  await pressRegister(site, form);
  await waitFor(() => expect(memberName(site)).toBe('verified2027'));
  expect(page.asked).toEqual(['sms', 'register', 'register']);
});

test('a login by SMS code is not verified, but requesting the code is [login.human.sms-skip] [calls.account.sms-nologin] [calls.account.login-code]', async () => {
  page = openHumanCheckPage(sandbox);
  const { mobile } = await sandbox.memberOf('perya', 'first01');
  const site = await open();
  const form = await openLogin(site);
  await site.user.click(form.getByRole('tab', { name: 'Mobile number' }));
  await put(site, await form.findByRole('textbox', { name: /Mobile number/ }), mobile);
  await site.user.click(form.getByRole('button', { name: 'Send code' }));
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  expect(
    site.bodies(smsNoLogin.path).map((body) => Object.keys((JSON.parse(body) as { human: object }).human)),
  ).toEqual([['sandbox-response']]);
  await put(site, form.getByRole('textbox', { name: 'Verification code' }), await sandbox.codeFor(mobile));
  await pressLogin(site, form);
  await waitFor(() => expect(memberName(site)).toBe('first01'));
  expect(page.asked).toEqual(['sms']);
});

test('a brand without a verification provider never verifies visitors, and shows a message if its platform requires verification [calls.third.human-fields]', async () => {
  page = openHumanCheckPage(sandbox);
  const site = await openSite(sandbox);
  const form = await openLogin(site);
  await fillLogin(site, form, 'player01');
  await pressLogin(site, form);
  expect(await form.findByText('Please confirm first that you are a person.')).toBeVisible();
  expect(page.asked).toEqual([]);
});
