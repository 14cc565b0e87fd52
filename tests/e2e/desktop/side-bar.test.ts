import type { Page } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';

/** Finds links and buttons that the side bar covers at any scroll position. */
const covered = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 800 });
  await page.mouse.move(0, 0);
  return page.evaluate(async () => {
    const found: string[] = [];
    // A button's padding may extend under the side bar, but its text may not.
    const padding = 12;
    const bar = document.querySelector('aside')?.getBoundingClientRect();
    if (bar === undefined || bar.width === 0) return ['no side bar'];
    // Scrolls by less than the side bar's height, so that every element is beside the bar at least once.
    for (let y = 0; y <= document.documentElement.scrollHeight; y += bar.height - 20) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const element of document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button')) {
        let { left, right, top, bottom } = element.getBoundingClientRect();
        // Ignores banner slides, which are as wide as the window.
        if (right - left > innerWidth / 2 || element.closest('[aria-roledescription]') !== null) continue;
        for (
          let around = element.parentElement;
          around !== null && around !== document.body;
          around = around.parentElement
        ) {
          if (getComputedStyle(around).overflowX === 'visible') continue;
          const clip = around.getBoundingClientRect();
          [left, right, top, bottom] = [
            Math.max(left, clip.left),
            Math.min(right, clip.right),
            Math.max(top, clip.top),
            Math.min(bottom, clip.bottom),
          ];
        }
        if (
          left < right &&
          top < bottom &&
          right > bar.left + padding + 1 &&
          left < bar.right &&
          bottom > bar.top &&
          top < bar.bottom
        )
          found.push(`${element.textContent ?? ''} ${Math.round(right)} ${Math.round(bar.left)}`);
      }
    }
    scrollTo(0, 0);
    return [...new Set(found)];
  });
};

for (const path of ['/index', '/rng']) {
  test(`the side bar covers no link or button of ${path} at any scroll position, and expands on hover [sidebar.service.entry]`, async ({
    page,
  }) => {
    await page.goto(at('perya', `${path}?lang=EN`));
    await settled(page);
    const bar = page.getByRole('complementary', { name: 'Contact and apps' });
    await expect(bar).toBeVisible();
    for (const width of [920, 1024, 1280, 1440, 1920]) expect([width, await covered(page, width)]).toEqual([width, []]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await bar.hover();
    await expect(bar.getByRole('button', { name: 'Telegram' })).toBeVisible();
    const { width = 0 } = (await bar.getByRole('button', { name: 'Customer service' }).boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(44);
  });
}

test('closing a chat room opened by keyboard restores the focus, even if the side bar has collapsed meanwhile [modal.chat.content] [sidebar.service.entry]', async ({
  page,
}) => {
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  const chat = page.getByRole('button', { name: 'Chat room' });
  await page.getByRole('button', { name: 'Customer service' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(chat).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Chat room' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Chat room' })).toBeHidden();
  await expect(chat).toBeFocused();
});
