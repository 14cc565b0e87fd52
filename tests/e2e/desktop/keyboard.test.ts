import { at, expect, settled, test } from '../site-test.ts';
import { expectMember, PASSWORD } from '../steps.ts';

test('keyboard only: past the menus, into a menu, and through the login [header.login.form] [header.lang.dropdown]', async ({
  page,
  isMobile,
}) => {
  await page.goto(at('siam', '/?lang=EN'));
  await settled(page);
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to the content');
  await expect(focused).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await settled(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-haspopup', 'menu');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('aria-haspopup', 'menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(focused).toHaveAttribute('aria-haspopup', 'menu');

  await page.getByRole('banner').locator('input[name=username]').focus();
  await page.keyboard.type('player01');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectMember(page, isMobile);
});
