import type { Page } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';
import { logIn } from '../steps.ts';

const openAmount = async (page: Page, isMobile: boolean, name: string) => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  await logIn(page, isMobile);
  await page.goto(at('perya', `/index?member=${name}&lang=EN`));
  return page.getByRole('dialog', { name: 'Member centre' }).getByRole('textbox', { name: /Amount/ });
};

for (const name of ['depositv2', 'transferFund'])
  test(`in ${name}, typing into a refocused amount field replaces its amount`, async ({ page, isMobile }) => {
    const amount = await openAmount(page, isMobile, name);
    await amount.click();
    await page.keyboard.type('1500');
    await page.keyboard.press('Tab');
    await expect(amount).toHaveValue('1,500');
    await page.keyboard.press('Shift+Tab');
    await expect(amount).toHaveValue('1500');
    await page.keyboard.type('7');
    await expect(amount).toHaveValue('7');
    await page.keyboard.type('0.000');
    await page.keyboard.press('Tab');
    await expect(amount).toHaveValue('70.000');
    await expect(amount).toHaveAccessibleDescription(/Write the amount like 1,234\.56/);
  });
