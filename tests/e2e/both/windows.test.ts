import { addBrand } from '../add-brand.ts';
import { at, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY } from '../site-test.ts';
import { openMenu } from '../steps.ts';

test('the chat room opens from the side bar or the menu with a purple header, replies to a message, and is not blocked by the CSP [modal.chat.content]', async ({
  page,
  isMobile,
}) => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const around = isMobile ? await openMenu(page) : page.getByRole('complementary', { name: 'Contact and apps' });
  if (!isMobile) await around.hover();
  await around.getByRole('button', { name: 'Chat room' }).click();
  const modal = page.getByRole('dialog', { name: 'Chat room' });
  await expect(modal.getByRole('heading', { name: 'Chat room' }).locator('..')).toHaveCSS(
    'background-color',
    'rgb(76, 29, 149)',
  );
  const room = modal.frameLocator('iframe');
  await room.getByLabel('Message').fill('Is anybody there?');
  await room.getByRole('button', { name: 'Send' }).click();
  await expect(room.getByText('Is anybody there?')).toBeVisible();
  await expect(room.getByText(/Nobody reads along/)).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();
});

test('a brand without a chat room has no chat link [modal.chat.content]', PHONE_ONLY, async ({ page, isMobile }) => {
  await page.goto(at('lotus', '/?lang=EN'));
  await settled(page);
  const around = isMobile ? await openMenu(page) : page.getByRole('complementary', { name: 'Contact and apps' });
  await expect(around.getByRole('button', { name: 'Customer service' })).toBeVisible();
  await expect(around.getByRole('button', { name: 'Chat room' })).toHaveCount(0);
});

test(
  'announcements open automatically only on the first home page of a session, if the brand enables that [home.notice.index]',
  DESKTOP_ONLY,
  async ({ page, ownBrand }) => {
    const brand = ownBrand('tells');
    await addBrand(brand, { modules: { off: [], loginRequired: false, openNotices: true } }, 'perya');
    await page.goto(at(brand, '/?lang=EN'));
    const notices = page.getByRole('dialog', { name: 'Announcements' });
    await expect(notices.getByRole('region').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notices).toBeHidden();
    // Closing a modal calls `history.back()` after 50 ms, which would cancel the reload.
    await expect
      .poll(() => page.evaluate(() => (history.state as { readonly modal?: string } | null)?.modal ?? null))
      .toBeNull();
    await page.reload();
    await settled(page);
    await expect(page.getByRole('region', { name: 'Announcements' }).getByRole('button').first()).toBeVisible();
    await expect(notices).toBeHidden();
  },
);
