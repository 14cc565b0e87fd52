import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { sliceOf } from '../../support/run-slice.ts';
import { cutIn } from '../cut-texts.ts';
import { at, drawnWindow, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY } from '../site-test.ts';
import { logIn, openMenu } from '../steps.ts';

/** Doubles the text size, as a browser setting would. */
const enlarge = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );

const barriersIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  // `@axe-core/playwright` uses types from another patch release of Playwright; at run time, `Page` is the same class.
  const { violations } = await new AxeBuilder({
    page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'],
  })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

const ROW_REM = 3.5;

/** Returns the header's height in rows; a row can be slightly higher than its minimum height. */
const headerRows = (page: Page): Promise<number> =>
  page
    .getByRole('banner')
    .evaluate(
      (header, row) =>
        header.getBoundingClientRect().height / (row * parseFloat(getComputedStyle(document.documentElement).fontSize)),
      ROW_REM,
    );

for (const brand of sliceOf('large text', ['perya', 'lotus', 'siam'])) {
  test(`with doubled text size, the home page of ${brand} has a one-row header, clips nothing and has no accessibility violations [brand.layout.responsive]`, async ({
    page,
  }) => {
    await enlarge(page);
    await page.goto(at(brand, '/?lang=EN'));
    await settled(page);
    expect(await headerRows(page)).toBeLessThan(1.5);
    await expect(page.getByRole('navigation', { name: 'Quick menu' })).toBeInViewport();
    expect(await cutIn(page.locator('body'))).toEqual([]);
    expect(await barriersIn(page)).toEqual([]);
  });
}

test(
  'with doubled text size, the login modal clips nothing and has no accessibility violations [brand.layout.responsive]',
  PHONE_ONLY,
  async ({ page }) => {
    await enlarge(page);
    await page.goto(at('perya', '/login?lang=EN'));
    const modal = page.getByRole('dialog');
    await expect(modal.locator('input[name=username]')).toBeVisible();
    await settled(page);
    expect(await cutIn(modal)).toEqual([]);
    expect(await barriersIn(page)).toEqual([]);
  },
);

test(
  'with doubled text size, the register modal clips nothing, has no accessibility violations and can be scrolled to its end [brand.layout.responsive]',
  PHONE_ONLY,
  async ({ page }) => {
    await enlarge(page);
    await page.goto(at('perya', '/register?lang=EN'));
    const modal = page.getByRole('dialog');
    await expect(modal.locator('input[name=username]')).toBeVisible();
    await settled(page);
    await expect(modal.locator('input[name=username]')).toBeInViewport({ ratio: 1 });
    expect(await cutIn(modal)).toEqual([]);
    expect(await barriersIn(page)).toEqual([]);
    const submit = modal.getByRole('button', { name: 'Register', exact: true });
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
  },
);

test(
  'with doubled text size, the menu clips nothing and has no accessibility violations [brand.layout.responsive]',
  drawnWindow('large menu'),
  async ({ page }) => {
    await enlarge(page);
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await openMenu(page);
    expect(await cutIn(page.locator('body'))).toEqual([]);
    expect(await barriersIn(page)).toEqual([]);
  },
);

test(
  'with doubled text size, the member centre gives the page its full width and clips nothing [brand.layout.responsive]',
  DESKTOP_ONLY,
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await logIn(page, isMobile);
    await page.goto(at('perya', '/?member=depositv2&lang=EN'));
    const modal = page.getByRole('dialog');
    const way = modal.getByText('QR Pay', { exact: true });
    await expect(way).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await settled(page);
    // A squeezed name would wrap to more lines.
    expect((await way.boundingBox())?.height).toBeLessThan(2 * 32);
    expect(await cutIn(modal)).toEqual([]);
    expect(await barriersIn(page)).toEqual([]);
  },
);

test(
  "at 320 px with doubled text size, the agent centre shows each record's button in full, and breaks no amount or countdown [brand.layout.responsive] [agent.team.page] [agent.register.page] [agent.daily.page]",
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await page.goto(at('perya', '/?lang=EN'));
    await logIn(page, isMobile, 'agent01');
    await page.setViewportSize({ width: 320, height: 900 });
    await enlarge(page);
    const modal = page.getByRole('dialog');
    for (const centrePage of ['downlineManagmentView', 'palStatementsAgentCopy']) {
      await page.goto(at('perya', `/?agent=${centrePage}&lang=EN`));
      const details = modal.getByRole('button', { name: /^Details of/ }).first();
      await details.scrollIntoViewIfNeeded();
      await expect(details).toBeInViewport({ ratio: 1 });
    }
    const linesOf = (text: Locator): Promise<number> =>
      text.evaluate((element) => {
        let node: Node = element;
        while (node.firstChild !== null) node = node.firstChild;
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length;
      });
    await page.goto(at('perya', '/?agent=registerCenter&lang=EN'));
    const amount = modal.getByRole('definition').filter({ hasText: 'P\u00a06,' });
    await expect(amount.first()).toBeVisible();
    expect(await linesOf(amount.first())).toBe(1);
    await page.goto(at('perya', '/?agent=agentDailyWages2&lang=EN'));
    const countdown = modal.getByRole('timer');
    await expect(countdown).toHaveText(/^(?:\d{1,2}:)?\d\d:\d\d$/);
    expect(await linesOf(countdown)).toBe(1);
  },
);

/** The maximum share of the window's height for a bar that stays visible while the page scrolls. */
const HIGHEST_BAR = 0.15;

test(
  "at 320 px with doubled text size, the deposit form's button takes up at most 15 % of the height [brand.layout.responsive]",
  PHONE_ONLY,
  async ({ page, isMobile }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(at('perya', '/?lang=EN'));
    await logIn(page, isMobile);
    await enlarge(page);
    await page.goto(at('perya', '/?member=depositv2&lang=TY'));
    const bar = page.getByRole('dialog').locator('[data-form-actions]');
    await expect(bar).toBeVisible();
    await settled(page);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(HIGHEST_BAR * 900);
    expect(await cutIn(bar)).toEqual([]);
  },
);
