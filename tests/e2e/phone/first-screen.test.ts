import type { Language } from '#schemas/languages.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { logIn } from '../steps.ts';

const BRANDS: readonly (readonly [brand: string, needsLogin: boolean])[] = [
  ['perya', false],
  ['lotus', false],
  ['siam', false],
  ['kumo', true],
];

for (const [brand, needsLogin] of BRANDS)
  test(`a game is visible on the first screen of ${brand} on a phone`, async ({ page, isMobile }) => {
    await page.goto(at(brand, '/index?lang=EN'));
    if (needsLogin) await logIn(page, isMobile);
    await settled(page);
    const bar = await page.getByRole('navigation', { name: 'Quick menu' }).boundingBox();
    const picture = await page.getByRole('main').getByRole('button').locator('img').first().boundingBox();
    if (bar === null || picture === null) throw new Error('home has no bottom bar or no game');
    expect(picture.y + picture.height).toBeLessThanOrEqual(bar.y);
  });

const LANGUAGES: readonly (readonly [brand: string, language: Language])[] = [
  ['perya', 'EN'],
  ['perya', 'TY'],
  ['lotus', 'CN'],
  ['lotus', 'VI'],
  ['siam', 'TH'],
  ['kumo', 'ID'],
  ['kumo', 'JA'],
];

test('in a window of 320 pixels each entry of the bottom bar is one line, in every language [brand.layout.responsive]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lines: Record<string, readonly number[]> = {};
  for (const [brand, language] of LANGUAGES) {
    await page.goto(at(brand, `/promotions?lang=${language}`));
    await settled(page);
    lines[language] = await page.locator('nav.bg-header li :is(a, button) > span:last-child').evaluateAll((labels) =>
      labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  expect(lines).toEqual(Object.fromEntries(LANGUAGES.map(([, language]) => [language, [1, 1, 1, 1, 1]])));
});
