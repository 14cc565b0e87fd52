import { AxeBuilder } from '@axe-core/playwright';
import { connectOrigin, addBrand } from '../add-brand.ts';
import { at, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY } from '../site-test.ts';
import {
  codeFor,
  expectMember,
  fillLogin,
  freshMobile,
  freshName,
  humanFrame,
  loginForm,
  watchCaptcha,
} from '../steps.ts';

const CLOSED = 'You closed the check that you are a person.';

const sandboxBrand = async (id: string, merchant = id): Promise<string> => {
  await addBrand(
    id,
    { connectors: { origin: connectOrigin(), human: { provider: 'sandbox', siteKey: 'sandbox' }, phone: null } },
    merchant,
  );
  return id;
};

test(
  'a login is verified in a frame of another origin, by keyboard alone; closing the frame loses no input, and there are no accessibility violations [login.human.username] [calls.third.human]',
  PHONE_ONLY,
  async ({ page, isMobile, ownBrand, scene, faults }) => {
    const brand = await sandboxBrand(ownBrand('human'));
    await scene(brand, { scenario: { humanRequired: true } });
    faults.allow(/status of 400/);
    await page.goto(at(brand, '/?lang=EN'));
    await settled(page);
    const form = await loginForm(page, isMobile);
    await fillLogin(form, 'player01');
    await form.locator('button[type=submit]').click();
    const dialog = page.getByRole('dialog', { name: 'Human verification' });
    const box = dialog.frameLocator('iframe').getByRole('checkbox', { name: 'I am a person' });
    await expect(box).toBeVisible();
    // `@axe-core/playwright` uses types from another patch release of Playwright; at run time, `Page` is the same class.
    const axe = new AxeBuilder({ page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'] });
    expect(
      (await axe.include('dialog iframe').analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ target }) => target),
      ]),
    ).toEqual([]);
    const room = await dialog.locator('iframe').boundingBox();
    expect(room?.width ?? 0).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

    // The focused frame is removed on keydown, so the key press may never be acknowledged.
    page.keyboard.press('Escape').catch(() => undefined);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(CLOSED)).toBeVisible();
    await expect(form.locator('input[name=password]')).toHaveValue('Play1234');
    await form.locator('button[type=submit]').click();
    await expect(box).toBeVisible();
    // The frame gets the focus once its page has reported its height.
    await expect(dialog.locator('iframe')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectMember(page, isMobile);
    await expect(dialog).toBeHidden();
  },
);

test(
  'both registering and requesting its code require a verification [register.human] [sms-code.request]',
  DESKTOP_ONLY,
  async ({ page, request, isMobile, ownBrand }) => {
    const brand = await sandboxBrand(ownBrand('newcomer'), 'perya');
    const captchaId = watchCaptcha(page);
    const username = freshName();
    const mobile = freshMobile('917', 10);
    await page.goto(at(brand, '/register?lang=EN'));
    const modal = page.getByRole('dialog', { name: 'Register' });
    const check = async (): Promise<void> => (await humanFrame(page)).getByRole('checkbox').click();
    const field = (name: string) => modal.locator(`input[name=${name}]`);
    await field('username').fill(username);
    await field('password').fill('Fiesta2026!');
    await field('confirmPassword').fill('Fiesta2026!');
    await field('payeeName').fill('Ana Reyes');
    await field('mobileNum').fill(mobile);
    await modal.getByRole('button', { name: 'Send code' }).click();
    await check();
    await field('verificationCode').fill(await codeFor(request, `63${mobile}`));
    await field('captcha').fill(await codeFor(request, await captchaId()));
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Register', exact: true }).click();
    await check();
    await expect(modal).toBeHidden();
    await expectMember(page, isMobile, username);
  },
);
