import { at, expect, settled, test, PHONE_ONLY } from '../site-test.ts';
import { openMenu } from '../steps.ts';

const KINDS = ['JACKPOT', 'CRASH', 'ARCADE', 'MINI', 'CARD'] as const;

test('slot types stay in the menu after the platform has responded, and each links to its games [navigation.type.other-categories]', async ({
  page,
  isMobile,
}) => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const place = isMobile ? await openMenu(page) : page.getByRole('navigation', { name: 'Main menu' });
  if (!isMobile) await place.getByRole('button', { name: 'More' }).click();
  for (const kind of KINDS) await expect(place.locator(`a[href="/rng?classify=${kind}"]:visible`)).toHaveCount(1);
  await place.locator('a[href="/rng?classify=CRASH"]:visible').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash');
  await expect(page.getByRole('main').getByText('Liftoff', { exact: true }).first()).toBeVisible();
});

test(
  "a mobile number's country shows its flag and dialling code, and opens the country list [modal.country-picker]",
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(at('lotus', '/register?lang=EN'));
    const modal = page.getByRole('dialog');
    await expect(modal.locator('input[name=username], input[name=mobileNum]').first()).toBeVisible();
    const picker = modal.getByRole('button', { name: /\+84/ });
    await expect(picker).toContainText('+84');
    await expect(picker.locator('img[src*="/COUNTRY_FLAG/VN.png"]')).toBeVisible();
    await picker.click();
    await expect(page.getByRole('option')).toHaveText([/\+84/, /\+86/]);
  },
);
