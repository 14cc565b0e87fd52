import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { at, expect, settled, test, PHONE_ONLY, DESKTOP_ONLY } from '../site-test.ts';
import { openMenu } from '../steps.ts';

/** As in a browser with text of twice the size. */
const enlarge = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  );

/** Elements wider than the window, and texts cut off without an ellipsis or scrolling. */
const cutIn = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) => {
    const found: string[] = [];
    const room = document.documentElement.clientWidth;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}" .${element.getAttribute('class') ?? ''}`;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        element.closest('[data-moving], [aria-roledescription]') !== null ||
        scrolls(element.parentElement));
    if (document.documentElement.scrollWidth > room)
      found.push(`the page is ${document.documentElement.scrollWidth} wide in ${room}`);
    for (const element of root.querySelectorAll<HTMLElement>(
      'a, button, input, select, label, h1, h2, h3, p, legend, td, th',
    )) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (
        box.width <= 1 ||
        box.height <= 1 ||
        style.visibility === 'hidden' ||
        element.closest('[aria-hidden=true], .sr-only') !== null
      )
        continue;
      if (!scrolls(element) && (box.right > room + 1 || box.left < -1)) found.push(`outside: ${nameOf(element)}`);
      const says = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (
        !says &&
        style.overflow !== 'visible' &&
        !/auto|scroll/.test(style.overflow) &&
        (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2) &&
        !['INPUT', 'SELECT'].includes(element.tagName)
      )
        found.push(`cut: ${nameOf(element)}`);
      if (element instanceof HTMLSelectElement || element instanceof HTMLInputElement)
        if (box.height < 1.2 * parseFloat(style.fontSize)) found.push(`low: ${nameOf(element)}`);
    }
    return found;
  });

const barriersIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  // The types come from another patch release of Playwright; at run time it is the same class.
  const { violations } = await new AxeBuilder({
    page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'],
  })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

for (const [brand, window] of [
  ['perya', {}],
  ['lotus', PHONE_ONLY],
  ['siam', DESKTOP_ONLY],
] as const) {
  test(
    `home of ${brand} with text of twice the size cuts nothing off and has no accessibility violation [brand.layout.responsive]`,
    window,
    async ({ page }) => {
      await enlarge(page);
      await page.goto(at(brand, '/?lang=EN'));
      await settled(page);
      expect(await cutIn(page.locator('body'))).toEqual([]);
      expect(await barriersIn(page)).toEqual([]);
    },
  );
}

test(
  'the login modal with text of twice the size cuts nothing off and has no accessibility violation [brand.layout.responsive]',
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
  'the register modal with text of twice the size cuts nothing off, has no accessibility violation and can be scrolled to its end [brand.layout.responsive]',
  PHONE_ONLY,
  async ({ page }) => {
    await enlarge(page);
    await page.goto(at('perya', '/register?lang=EN'));
    const modal = page.getByRole('dialog');
    await expect(modal.locator('input[name=username]')).toBeVisible();
    await settled(page);
    expect(await cutIn(modal)).toEqual([]);
    expect(await barriersIn(page)).toEqual([]);
    const submit = modal.getByRole('button', { name: 'Register', exact: true });
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 1 });
  },
);

test('the menu with text of twice the size cuts nothing off and has no accessibility violation [brand.layout.responsive]', async ({
  page,
  isMobile,
}) => {
  await enlarge(page);
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const wide = page.getByRole('navigation', { name: 'Main menu' });
  if (!isMobile && (await wide.isVisible())) await wide.getByRole('button', { name: 'More' }).click();
  else await openMenu(page);
  expect(await cutIn(page.locator('body'))).toEqual([]);
  expect(await barriersIn(page)).toEqual([]);
});
