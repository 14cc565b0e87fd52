import { at, expect, frames, PHONE_ONLY, settled, test } from '../site-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('winners load when they come near the window, and then scroll automatically [home.winner.ticker] [winner.request] [const.ticker-step]', async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('getRankList')) asked.push(request.url());
  });
  await page.goto(at('perya', '/?lang=EN'));
  await settled(page);
  if (isMobile) expect(asked).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const winners = page.getByRole('list', { name: 'Winner board' });
  await expect(winners).toBeVisible();
  expect(asked).toHaveLength(1);
  const place = () =>
    winners.evaluate((list) => new DOMMatrix(getComputedStyle(list.parentElement as Element).transform).m42);
  const from = await place();
  await expect.poll(place).toBeLessThan(from - 5);
  await page.getByRole('button', { name: 'Pause the winner board' }).click();
  // The browser pauses an animation in one of the next frames, which may take a while on a busy machine.
  const isPaused = () =>
    winners.evaluate((list) =>
      (list.parentElement as Element)
        .getAnimations()
        .every(({ playState, pending }) => playState === 'paused' && !pending),
    );
  await expect.poll(isPaused).toBe(true);
  const paused = await place();
  await frames(page, 10);
  expect(await place()).toBe(paused);
});

test(
  "no button animates from the browser's default style to its own, even if a script reads its style before the style sheet has loaded",
  PHONE_ONLY,
  async ({ page }) => {
    // Delays the style sheet until a script has read a style.
    await page.route('**/sheet.*.css', async (route) => {
      await expect.poll(() => page.evaluate(() => 'asked' in document.documentElement.dataset)).toBe(true);
      await route.continue();
    });
    await page.addInitScript(() => {
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.matches(':is(header, nav, [aria-roledescription]) :is(a, button)'))
          document.documentElement.setAttribute('data-passed', `${propertyName} of ${target.textContent ?? ''}`);
      });
      setInterval(() => {
        for (const part of document.querySelectorAll('a, button')) {
          getComputedStyle(part).getPropertyValue('color');
          document.documentElement.dataset['asked'] = '';
        }
      }, 20);
    });
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-passed');
  },
);
