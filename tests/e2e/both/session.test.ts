import { at, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY, QUICK } from '../site-test.ts';
import { codeFor, expectMember, expectVisitor, fillLogin, logIn, loginForm, logOut, watchCaptcha } from '../steps.ts';

test(
  'a player logs in, is still logged in after a reload, and signs out [login.success.modal] [session.reload] [session.logout.confirm] [session.logout.effect] [header.account.name]',
  QUICK,
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await logIn(page, isMobile);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expectMember(page, isMobile);
    await logOut(page);
    await expectVisitor(page);
    await expect(page).toHaveURL(/\/index$/);
    await page.reload();
    await settled(page);
    await expectVisitor(page);
  },
);

test(
  'a wrong password shows a single message and leaves the form usable [login.failure.loader] [errors.login]',
  PHONE_ONLY,
  async ({ page, isMobile, faults }) => {
    faults.allow(/status of 400/);
    await page.goto(at('siam', '/?lang=EN'));
    await settled(page);
    const form = await loginForm(page, isMobile);
    await fillLogin(form, 'vip01', 'not the password');
    await form.locator('button[type=submit]').click();
    await expect(form.getByText('Username or password is not right.')).toBeVisible();
    await fillLogin(form, 'vip01');
    await form.locator('button[type=submit]').click();
    await expectMember(page, isMobile, 'vip01');
  },
);

test(
  'the third failure shows the captcha; once it is solved, the correct password logs in [login.failure.captcha] [header.login.form]',
  DESKTOP_ONLY,
  async ({ page, isMobile, faults, request, ownBrand }) => {
    faults.allow(/status of 400/);
    const captchaId = watchCaptcha(page);
    await page.goto(at(ownBrand('captcha'), '/?lang=EN'));
    await settled(page);
    const form = await loginForm(page, isMobile);
    const characters = form.locator('input[name=captcha]');
    for (const failures of [1, 2, 3]) {
      await expect(characters).toBeHidden();
      await fillLogin(form, 'player01', `wrong ${failures}`);
      const answered = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'));
      await form.locator('button[type=submit]').click();
      await answered;
    }
    await expect(characters).toBeVisible();
    await expect(form.getByRole('img', { name: 'Picture with characters to type' })).toBeVisible();
    await fillLogin(form, 'player01');
    await characters.fill(await codeFor(request, await captchaId()));
    await form.locator('button[type=submit]').click();
    await expectMember(page, isMobile);
  },
);
