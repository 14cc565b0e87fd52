import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { PhoneConnector } from '#schemas/brand.ts';
import { connectOrigin, addBrand, startExternalServer } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { codeFor, expectMember, expectVisitor, freshMobile, logOut, watchCaptcha } from '../steps.ts';

const KEYS: PhoneConnector = {
  provider: 'sandbox',
  kinds: ['google', 'facebook', 'sms'],
  apiKey: 'key-1',
  authDomain: 'one.firebaseapp.example',
  projectId: 'one',
  appId: '1:2:web:3',
};

const providerBrand = async (id: string, phone: Partial<PhoneConnector> = {}, merchant = id): Promise<string> => {
  await addBrand(id, { connectors: { origin: connectOrigin(), human: null, phone: { ...KEYS, ...phone } } }, merchant);
  return id;
};

const openLogin = async (page: Page, brand: string) => {
  await page.goto(at(brand, '/login?lang=EN'));
  await settled(page);
  return page.getByRole('dialog', { name: 'Log in' });
};

const openWindow = async (page: Page, press: () => Promise<void>): Promise<Page> => {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()]);
  return opened;
};

const barriers = async (page: Page): Promise<unknown> => {
  // `@axe-core/playwright` uses types from another patch release of Playwright; at run time, `Page` is the same class.
  const axe = new AxeBuilder({
    page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'],
  }).setLegacyMode();
  return (await axe.include('#place, dialog[open]').analyze()).violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target }) => target),
  ]);
};

test("closing the provider's popup fails the login, choosing an account in the popup logs in, and both pages are accessible [phone-auth.kinds] [phone-auth.closed] [phone-auth.path]", async ({
  page,
}) => {
  const modal = await openLogin(page, await providerBrand('vouched'));
  const google = modal.getByRole('button', { name: 'Continue with Google' });
  const first = await openWindow(page, () => google.click());
  await expect(first.getByRole('heading', { name: 'Log in with Google' })).toBeVisible();
  expect(await barriers(first)).toEqual([]);
  await google.click({ force: true });
  expect(page.context().pages()).toHaveLength(2);
  await first.close();
  const warning = page.getByRole('alertdialog');
  await expect(warning.getByText('Login failure. Please try again.')).toBeVisible();
  await warning.getByRole('button').click();
  expect(await barriers(page)).toEqual([]);

  const second = await openWindow(page, () => google.click());
  await second.getByRole('button', { name: /first01@/ }).click();
  await expectMember(page, false, 'first01');
  await expect(modal).toBeHidden();
  expect(second.isClosed()).toBe(true);
});

test("a provider's code is sent through a hidden frame, and a number without an account is asked to register first [phone-auth.kinds] [calls.third.phone-auth]", async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/status of 400/);
  const brand = await providerBrand('texted');
  const modal = await openLogin(page, brand);
  const registered = freshMobile('918', 10);
  await modal.getByRole('button', { name: 'Continue by SMS' }).click();
  const step = page.getByRole('form', { name: 'Log in by SMS' });
  await expect(step.locator('input[name=mobileNum]')).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await step.locator('input[name=mobileNum]').fill(registered);
  await step.getByRole('button', { name: 'Send code' }).click();
  await expect(step.getByText(`Enter the code sent to +63${registered}`)).toBeVisible();
  await expect(step.getByRole('button', { name: /^\d+ (min|sec)/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await step.locator('input[name=verificationCode]').fill(await codeFor(request, `63${registered}`));
  await step.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(modal.getByText('No account here uses this login yet.')).toBeVisible();
});

/** Masks an account that is a number, as the header does. */
const masked = (mobile: string): string => `${mobile.slice(0, 3)}••••${mobile.slice(-3)}`;

test("a registration by mobile number uses the provider's code, and the number can then log in with it [phone-auth.register.fields] [phone-auth.timer]", async ({
  page,
  request,
}) => {
  const brand = await providerBrand('enrolled');
  const captchaId = watchCaptcha(page);
  const mobile = freshMobile('917', 10);
  const codes: string[] = [];
  page.on('request', (asked) => void (asked.url().includes('/wps/verification/') && codes.push(asked.url())));
  await page.goto(at(brand, '/register?lang=EN'));
  const modal = page.getByRole('dialog', { name: 'Register' });
  await modal.getByRole('tab', { name: 'Mobile number' }).click();
  const field = (name: string) => modal.locator(`input[name=${name}]:visible`);
  const fillShown = async (name: string, value: string): Promise<void> => {
    if ((await field(name).count()) > 0) await field(name).fill(value);
  };
  await field('mobileNum').fill(mobile);
  await modal.getByRole('button', { name: 'Send code' }).click();
  await expect(modal.getByRole('button', { name: /^\d+ (min|sec)/ })).toBeVisible();
  await field('verificationCode').fill(await codeFor(request, `63${mobile}`));
  await fillShown('password', 'Fiesta2026!');
  await fillShown('confirmPassword', 'Fiesta2026!');
  await fillShown('payeeName', 'Ana Reyes');
  if ((await field('captcha').count()) > 0) await field('captcha').fill(await codeFor(request, await captchaId()));
  await modal.getByRole('checkbox').check();
  await modal.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(modal).toBeHidden();
  await expectMember(page, false, masked(mobile));
  expect(codes).toEqual([]);

  const used = await codeFor(request, `63${mobile}`);
  await logOut(page);
  await expectVisitor(page);
  const login = await openLogin(page, brand);
  await login.getByRole('button', { name: 'Continue by SMS' }).click();
  const step = page.getByRole('form', { name: 'Log in by SMS' });
  await step.locator('input[name=mobileNum]').fill(mobile);
  await step.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => codeFor(request, `63${mobile}`)).not.toBe(used);
  await step.locator('input[name=verificationCode]').fill(await codeFor(request, `63${mobile}`));
  await step.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectMember(page, false, masked(mobile));
});

const APP = 'export const initializeApp = (options) => ({ options });';
const AUTH = `
  const refuse = (code) => { throw Object.assign(new Error(code), { code: 'auth/' + code }); };
  const user = (token) => ({ user: { getIdToken: async () => token } });
  export const inMemoryPersistence = 'none';
  export const browserPopupRedirectResolver = 'window';
  export const initializeAuth = (app, parts) => ({ ...app.options, ...parts, languageCode: null });
  export class GoogleAuthProvider {}
  export class FacebookAuthProvider {}
  export class RecaptchaVerifier { constructor(auth, place, { size }) { if (size !== 'invisible' || place.parentElement === null) refuse('internal-error'); } clear() {} }
  export const signInWithPopup = async (auth, provider) => {
    if (auth.apiKey !== 'key-1' || auth.authDomain !== 'one.firebaseapp.example' || auth.languageCode !== 'en') refuse('internal-error');
    return provider instanceof FacebookAuthProvider ? refuse('operation-not-allowed') : user('token of google');
  };
  export const signInWithPhoneNumber = async (auth, phoneNumber) => {
    if (phoneNumber.endsWith('00')) refuse('quota-exceeded');
    return { confirm: async (code) => (code === '123456' ? user('token of ' + phoneNumber) : refuse('invalid-verification-code')) };
  };
`;

test('with Firebase loaded from a custom folder, a click in its popup signs in, codes are sent after an invisible check, and errors are shown as messages [phone-auth.kinds] [phone-auth.errors] [errors.phone.map] [calls.third.phone-auth]', async ({
  page,
  faults,
}) => {
  const folder = await startExternalServer(
    'firebase',
    (path) => ({ type: 'text/javascript; charset=utf-8', body: path.endsWith('/firebase-app.js') ? APP : AUTH }),
    { 'Access-Control-Allow-Origin': '*' },
  );
  faults.allow(/status of 400/);
  const modal = await openLogin(
    page,
    await providerBrand('fire', { provider: 'firebase', script: `${folder.origin}/firebasejs/` }),
  );
  const said = async (text: string): Promise<void> => {
    await expect(page.getByRole('alertdialog').getByText(text)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button').click();
  };
  const facebook = await openWindow(page, () => modal.getByRole('button', { name: 'Continue with Facebook' }).click());
  await facebook.getByRole('button', { name: 'Continue with Facebook' }).click();
  await said('This function is not enabled. Please contact customer service.');

  // The sandbox cannot verify Firebase tokens, so the test only checks that one is sent.
  const google = await openWindow(page, () => modal.getByRole('button', { name: 'Continue with Google' }).click());
  await google.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(modal.getByText('The confirmation has expired. Please start again.')).toBeVisible();

  await modal.getByRole('button', { name: 'Continue by SMS' }).click();
  const step = page.getByRole('form', { name: 'Log in by SMS' });
  await step.locator('input[name=mobileNum]').fill('9171234500');
  await step.getByRole('button', { name: 'Send code' }).click();
  await said('The quota is not sufficient. Please contact customer service.');
  await step.locator('input[name=mobileNum]').fill('9171234567');
  await step.getByRole('button', { name: 'Send code' }).click();
  await step.locator('input[name=verificationCode]').fill('1');
  await step.getByRole('button', { name: 'Log in', exact: true }).click();
  await said('The verification code is not valid.');
  await step.locator('input[name=verificationCode]').fill('123456');
  await step.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(modal.getByText('The confirmation has expired. Please start again.')).toBeVisible();
  folder.close();
});
