import type { Page } from '@playwright/test';
import { translatePage } from '../support/translate-page.ts';
import { at, expect, settled, test, PHONE_ONLY } from './site-test.ts';
import {
  codeFor,
  expectMember,
  fillLogin,
  freshMobile,
  freshName,
  loginForm,
  PASSWORD,
  watchCaptcha,
} from './steps.ts';

/** Creates steps that each run on a page whose texts have just been translated. */
const translatedSteps =
  (page: Page) =>
  async (...steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
    for (const step of steps) {
      await page.evaluate(translatePage);
      await step();
    }
  };

test(
  'on a translated page, a wrong login shows a message, and a correct one logs in',
  PHONE_ONLY,
  async ({ page, isMobile, faults }) => {
    faults.allow(/status of 4\d\d/u);
    const steps = translatedSteps(page);
    await page.goto(at('siam', '/?lang=EN'));
    await settled(page);
    await page.evaluate(translatePage);
    const form = await loginForm(page, isMobile);
    const submit = form.locator('button[type=submit]');
    await steps(
      () => fillLogin(form, 'player01', 'Wrong1234'),
      () => submit.click(),
      () => expect(form.getByRole('alert').or(form.locator('[aria-invalid=true]')).first()).toBeVisible(),
      () => fillLogin(form, 'player01', PASSWORD),
      () => submit.click(),
      () => expectMember(page, isMobile),
    );
  },
);

test('on a translated page, a transfer is carried out and confirmed', PHONE_ONLY, async ({ page, isMobile }) => {
  const steps = translatedSteps(page);
  await page.goto(at('kumo', '/?lang=EN'));
  await settled(page);
  await page.evaluate(translatePage);
  const form = await loginForm(page, isMobile);
  await steps(
    () => fillLogin(form, 'agent01'),
    () => form.locator('button[type=submit]').click(),
    () => expectMember(page, isMobile, 'agent01'),
  );
  await page.goto(at('kumo', '/index?agent=downlineManagmentView&lang=EN'));
  const centre = page.getByRole('dialog', { name: 'Agent' });
  const details = centre.getByRole('button', { name: 'Details of agent02' });
  await expect(details).toBeVisible();
  await steps(
    () => details.click(),
    () => centre.getByRole('link', { name: 'Open agent02' }).click(),
    () => centre.getByRole('textbox', { name: /^Amount/ }).fill('1000'),
    () => centre.getByLabel(/^Payment password/).fill('246810'),
    () => centre.getByRole('button', { name: 'Send', exact: true }).click(),
    () => expect(centre.getByText('The money was sent')).toBeVisible(),
    () => centre.getByRole('link', { name: 'Back to the team' }).click(),
    () => expect(details).toBeVisible(),
  );
});

test('on a translated page, a registration can be completed', PHONE_ONLY, async ({ page, request, isMobile }) => {
  const steps = translatedSteps(page);
  const captchaId = watchCaptcha(page);
  const [username, mobile] = [freshName(), freshMobile('918', 10)];
  await page.goto(at('perya', '/register?lang=EN'));
  await settled(page);
  const modal = page.getByRole('dialog', { name: 'Register' });
  const field = (name: string) => modal.locator(`input[name=${name}]`);
  const submit = modal.getByRole('button', { name: 'Register', exact: true });
  await steps(
    () => submit.click(),
    () => expect(modal.getByText('Please check these fields')).toBeVisible(),
    () => field('username').fill(username),
    () => field('password').fill('Fiesta2026!'),
    () => field('confirmPassword').fill('Fiesta2026?'),
    () => field('payeeName').fill('Ana Reyes'),
    () => expect(modal.getByText('The two passwords do not match').first()).toBeVisible(),
    () => field('confirmPassword').fill('Fiesta2026!'),
    () => field('mobileNum').fill(mobile),
    () => modal.getByRole('button', { name: 'Send code' }).click(),
    () => expect(modal.getByRole('button', { name: /^(1 min|\d+ sec)$/ })).toBeVisible(),
    async () => field('verificationCode').fill(await codeFor(request, `63${mobile}`)),
    async () => field('captcha').fill(await codeFor(request, await captchaId())),
    () => modal.getByRole('checkbox').check(),
    () => submit.click(),
    () => expect(modal).toBeHidden(),
    () => expectMember(page, isMobile, username),
  );
});
