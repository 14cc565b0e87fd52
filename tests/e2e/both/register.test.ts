import { at, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY, PHONE_AND_QUICK } from '../site-test.ts';
import { codeFor, expectMember, freshMobile, freshName, watchCaptcha } from '../steps.ts';

test(
  "a Perya visitor registers according to the brand's rules and is logged in on the home page [register.route] [register.confirm.equal] [register.success]",
  PHONE_AND_QUICK,
  async ({ page, request, isMobile }) => {
    const captchaId = watchCaptcha(page);
    const username = freshName();
    const mobile = freshMobile('917', 10);
    await page.goto(at('perya', '/register?lang=EN'));
    const modal = page.getByRole('dialog', { name: 'Register' });
    const field = (name: string) => modal.locator(`input[name=${name}]`);
    await field('username').fill(username);
    await field('password').fill('Fiesta2026!');
    await field('confirmPassword').fill('Fiesta2026?');
    await field('payeeName').fill('Ana Reyes');
    await expect(modal.getByText('The two passwords do not match')).toBeVisible();
    await field('confirmPassword').fill('Fiesta2026!');
    await field('mobileNum').fill(mobile);
    await modal.getByRole('button', { name: 'Send code' }).click();
    await expect(modal.getByRole('button', { name: /^\d+ (min|sec)/ })).toBeVisible();
    await field('verificationCode').fill(await codeFor(request, `63${mobile}`));
    await field('captcha').fill(await codeFor(request, await captchaId()));
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(modal).toBeHidden();
    await expectMember(page, isMobile, username);
    expect(new URL(page.url()).pathname).toBe('/index');
  },
);

test(
  'a Kumo visitor registers with only a mobile number and the code sent to it [register.username-toggle]',
  DESKTOP_ONLY,
  async ({ page, request, isMobile }) => {
    const mobile = freshMobile('90', 10);
    await page.goto(at('kumo', '/register?lang=EN'));
    const modal = page.getByRole('dialog', { name: 'Register' });
    const field = (name: string) => modal.locator(`input[name=${name}]`);
    await expect(field('mobileNum')).toBeVisible();
    await expect(field('username')).toHaveCount(0);
    await expect(modal.getByRole('tab')).toHaveCount(0);
    await field('mobileNum').fill(mobile);
    await modal.getByRole('button', { name: 'Send code' }).click();
    await field('verificationCode').fill(await codeFor(request, `81${mobile}`));
    await modal.getByRole('button', { name: 'Continue' }).click();
    await field('password').fill('Kumo-2026-sora!');
    await field('confirmPassword').fill('Kumo-2026-sora!');
    await modal.getByRole('checkbox').check();
    await modal.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(modal).toBeHidden();
    await expect(
      page
        .getByRole('banner')
        .getByRole('button', { name: /, balance\. Refresh/ })
        .filter({ visible: true }),
    ).toBeVisible();
    expect(isMobile || new URL(page.url()).pathname === '/index').toBe(true);
  },
);

test(
  'on phones, the button that ends a step is visible without scrolling; a reload keeps the input, and Enter moves on [layout.register.steps]',
  PHONE_ONLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at('laga', '/register?lang=EN'));
    await settled(page);
    const modal = page.getByRole('dialog', { name: 'Register' });
    const field = (name: string) => modal.locator(`input[name=${name}]`);
    const action = (name: string) => modal.getByRole('button', { name, exact: true });
    await expect(modal.getByRole('heading', { name: 'Step 1 of 2 You' })).toBeVisible();
    await expect(action('Continue')).toBeInViewport({ ratio: 1 });
    await expect(field('password')).toBeHidden();
    await field('username').fill('stepbystep');
    await page.reload();
    await expect(field('username')).toHaveValue('stepbystep');
    await field('mobileNum').fill('81234567890');
    await field('email').fill('step@example.com');
    await field('email').press('Enter');
    await expect(modal.getByRole('heading', { name: 'Step 2 of 2 Your password' })).toBeFocused();
    await expect(field('username')).toBeHidden();
    await expect(action('Register')).toBeInViewport({ ratio: 1 });
    await expect(action('Back')).toBeInViewport({ ratio: 1 });
    await field('password').fill('Laga-2026-main!');
    await action('Back').click();
    await expect(field('username')).toHaveValue('stepbystep');
    await expect(action('Continue')).toBeInViewport({ ratio: 1 });
    await action('Continue').click();
    await expect(field('password')).toHaveValue('Laga-2026-main!');
  },
);

test(
  'missing input is reported at its field and in a summary that receives the focus [register.agreement.terms] [errors.fields]',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(at('siam', '/register?lang=EN'));
    await settled(page);
    const modal = page.getByRole('dialog', { name: 'Register' });
    await modal.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(modal.getByText('Please check these fields')).toBeVisible();
    await expect(modal.locator('input[name=username]')).toHaveAttribute('aria-invalid', 'true');
    await expect(modal.getByText('Please confirm your age and accept the terms').first()).toBeVisible();
  },
);

test(
  'Back closes the registration before leaving the page; a reload reopens the registration with the typed input and its main button in view',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(at('perya', '/promotions?lang=EN'));
    await settled(page);
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    const modal = page.getByRole('dialog', { name: 'Register' });
    const register = modal.getByRole('button', { name: 'Register', exact: true });
    await modal.locator('input[name=username]').fill('backandforth');
    await modal.locator('input[name=password]').fill('Fiesta2026!');
    await expect(register).toBeInViewport({ ratio: 1 });
    await modal.locator('input[name=captcha]').focus();
    await expect(register).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(modal.locator('input[name=username]')).toHaveValue('backandforth');
    await expect(modal.locator('input[name=password]')).toHaveValue('');
    await page.goBack();
    await expect(modal).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/promotions');
  },
);

test("a number's country can be chosen from a searchable list, by keyboard and by touch [modal.country-picker]", async ({
  page,
  isMobile,
}) => {
  await page.goto(at('lotus', '/register?lang=EN'));
  await settled(page);
  const modal = page.getByRole('dialog', { name: 'Register' });
  const picker = modal.getByRole('button', { name: /^Country code: Vi/ });
  if (isMobile) await picker.tap();
  else {
    await picker.focus();
    await page.keyboard.press('ArrowDown');
  }
  const list = page.getByRole('dialog', { name: 'Country code' });
  await list.getByRole('combobox').fill('chi');
  await expect(list.getByRole('option')).toHaveCount(1);
  if (isMobile) await list.getByRole('option').tap();
  else await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(modal.getByRole('button', { name: 'Country code: China +86' })).toBeFocused();
});
