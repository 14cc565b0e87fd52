import type { Locator, Page } from '@playwright/test';
import { at, settled, test, DESKTOP_ONLY, PHONE_ONLY } from './site-test.ts';
import { codeFor, expectMember, freshMobile, freshName, loginForm, watchCaptcha, PASSWORD } from './steps.ts';

/** Sets the value as form fillers that send no event do. */
const write = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  }, text);

const logInFilled = async (page: Page, isMobile: boolean, press: (form: Locator) => Promise<void>): Promise<void> => {
  await page.goto(at('perya', '/promotions?lang=EN'));
  await settled(page);
  const form = await loginForm(page, isMobile);
  await write(form.locator('input[name=username]'), 'player01');
  await write(form.locator('input[name=password]'), PASSWORD);
  await press(form);
  await expectMember(page, isMobile);
};

test(
  'a login filled in by a password manager without an event can be submitted with the button',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await logInFilled(page, isMobile, (form) => form.locator('button[type=submit]').click());
  },
);

test(
  'a login filled in by a password manager without an event can be submitted with Enter',
  DESKTOP_ONLY,
  async ({ page, isMobile }) => {
    await logInFilled(page, isMobile, (form) => form.locator('input[name=password]').press('Enter'));
  },
);

test(
  'a registration filled in by a password manager without an event can request its code and succeed',
  PHONE_ONLY,
  async ({ page, request, isMobile }) => {
    const captchaId = watchCaptcha(page);
    const [username, mobile] = [freshName(), freshMobile('917', 10)];
    await page.goto(at('perya', '/register?lang=EN'));
    await settled(page);
    const modal = page.getByRole('dialog', { name: 'Register' });
    const field = (name: string) => modal.locator(`input[name=${name}]`);
    for (const [name, text] of [
      ['username', username],
      ['password', 'Fiesta2026!'],
      ['confirmPassword', 'Fiesta2026!'],
      ['payeeName', 'Ana Reyes'],
      ['mobileNum', `+63 ${mobile.slice(0, 3)} ${mobile.slice(3, 6)} ${mobile.slice(6)}`],
    ] as const)
      await write(field(name), text);
    await modal.getByRole('button', { name: 'Send code' }).click();
    await field('verificationCode').fill(await codeFor(request, `63${mobile}`));
    await field('captcha').fill(await codeFor(request, await captchaId()));
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Register', exact: true }).click();
    await expectMember(page, isMobile, username);
  },
);
