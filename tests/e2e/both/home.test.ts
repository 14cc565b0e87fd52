import { at, expect, settled, test } from '../site-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('winners load when they come near the window, and scroll by themselves [home.winner.ticker] [winner.request] [const.ticker-step]', async ({
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
  const stands = await place();
  await page.waitForTimeout(500);
  expect(await place()).toBe(stands);
});
