import type { Language } from '#schemas/languages.ts';
import { sliceOf } from '../../support/run-slice.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { fillLogin, logIn } from '../steps.ts';

const BRANDS: readonly (readonly [brand: string, needsLogin: boolean])[] = [
  ['perya', false],
  ['lotus', false],
  ['siam', false],
  ['kumo', true],
];

for (const [brand, needsLogin] of BRANDS)
  test(`on a phone, the first screen of ${brand} shows a game`, async ({ page, isMobile }) => {
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

test('at 320 px, each bottom bar label fits on one line in every language [brand.layout.responsive]', async ({
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

const NARROW_WINDOWS = [
  { width: 320, fontSize: '100%' },
  { width: 320, fontSize: '200%' },
  { width: 360, fontSize: '100%' },
] as const;
/** The minimum width at which a logo with a five-letter name is legible. */
const LEGIBLE = 64;
const TARGET = 44;

for (const [brand, language] of sliceOf("a member's header", LANGUAGES, 2))
  test(`in ${language}, a member's header on a phone has the brand's name, the full balance, deposit and the menu in one row [brand.layout.responsive] [header.deposit.button]`, async ({
    page,
  }) => {
    await page.goto(at(brand, `/login?lang=${language}`));
    const form = page
      .locator('form')
      .filter({ has: page.locator('input[name=username]') })
      .filter({ visible: true });
    await fillLogin(form, 'player01');
    await form.locator('button[type=submit]').click();
    await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
    for (const { width, fontSize } of NARROW_WINDOWS) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(at(brand, `/promotions?lang=${language}`));
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
      await settled(page);
      const header = page.getByRole('banner');
      const balance = header.locator('[aria-live]').filter({ visible: true });
      await expect(balance).toHaveText(/\d/);
      const controls = await header
        .locator('button')
        .filter({ visible: true })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
      const logo = await header.locator('img').filter({ visible: true }).first().boundingBox();
      const found = {
        middles: new Set(controls.map(({ y, height }) => Math.round(y + height / 2))).size,
        deposits: await header.locator('button:has(.icon-deposit)').filter({ visible: true }).count(),
        menus: await header.locator('button:has(.icon-menu)').filter({ visible: true }).count(),
        isLegible: (logo?.width ?? 0) >= LEGIBLE && (logo?.width ?? 0) > (logo?.height ?? 0) * 2,
        areLargeEnough: controls.every((box) => Math.min(box.width, box.height) >= TARGET),
        linesOfBalance: await balance.evaluate((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
        hasRoom: await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      };
      expect(found, `${width} px, text of ${fontSize}`).toEqual({
        middles: 1,
        deposits: 1,
        menus: 1,
        isLegible: true,
        areLargeEnough: true,
        linesOfBalance: 1,
        hasRoom: true,
      });
    }
  });
