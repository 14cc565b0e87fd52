import { at, expect, settled, test, PHONE_ONLY } from './site-test.ts';
import { logIn } from './steps.ts';

test(
  'if the browser wrongly reports that it is offline, a member can still log in and open pages',
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await logIn(page, isMobile);
    await page.goto(at('perya', '/index?member=transferFund&lang=EN'));
    await expect(
      page.getByRole('dialog', { name: 'Member centre' }).getByRole('textbox', { name: /Amount/ }),
    ).toBeVisible();
    await expect(page.getByText('You are offline', { exact: false })).toHaveCount(0);
  },
);
