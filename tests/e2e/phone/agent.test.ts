import type { Page } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';
import { logIn } from '../steps.ts';

/** Opens an agent centre page by its URL. */
const show = async (page: Page, query: string) => {
  await page.goto(at('kumo', `/index?agent=${query}&lang=EN`));
  const centre = page.getByRole('dialog', { name: 'Agent' });
  await expect(centre).toBeVisible();
  return centre;
};

test('at 360 px, an agent opens the team level by level and sends money to a downline; in a wider window, the team is a keyboard-operable tree [agent.team.page] [agent.team.transfer]', async ({
  page,
  isMobile,
}) => {
  await page.goto(at('kumo', '/?lang=EN'));
  await settled(page);
  await logIn(page, isMobile, 'agent01');
  const centre = await show(page, 'downlineManagmentView');
  await centre.getByRole('button', { name: 'Details of agent02' }).click();
  await centre.getByRole('link', { name: 'Those below agent02' }).click();
  await expect(centre.getByRole('table', { name: 'agent02' }).getByText('player01')).toBeVisible();
  await page.goBack();
  await centre.getByRole('button', { name: 'Details of agent02' }).click();
  await centre.getByRole('link', { name: 'Open agent02' }).click();
  await expect(centre.getByRole('heading', { name: 'agent02' })).toBeFocused();
  await centre.getByRole('textbox', { name: /^Amount/ }).fill('1000');
  await centre.getByLabel(/^Payment password/).fill('246810');
  await centre.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(centre.getByText('The money was sent')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  await show(page, 'downlineManagmentView');
  const items = centre.getByRole('treeitem');
  const agent = centre.getByRole('treeitem', { name: /^agent02 / });
  await expect(agent).toBeVisible();
  await centre.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  await expect(agent).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(agent).toHaveAttribute('aria-expanded', 'true');
  const player = centre.getByRole('treeitem', { name: /^player01 / });
  await expect(player).toBeVisible();
  await page.keyboard.press('p');
  await expect(player).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(agent).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(centre.getByRole('heading', { name: 'agent02' })).toBeFocused();
  await centre.getByRole('link', { name: 'Back to the team' }).press('Enter');
  await expect(agent).toBeFocused();
});
