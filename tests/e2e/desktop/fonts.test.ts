import type { Page } from '@playwright/test';
import { at, expect, settled, test } from '../site-test.ts';

/** Holds font requests until `release` is called; `names` are the files requested so far. */
const holdFonts = async (page: Page) => {
  const names: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    names.push(
      route
        .request()
        .url()
        .replace(/^.*\/brand\/[0-9a-f]+\//, ''),
    );
    await released;
    await route.continue();
  });
  return { names, release };
};

interface Shifts {
  shifts: number[];
}

const recordShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    (globalThis as unknown as Shifts).shifts = found;
  });

/** Returns the layout shifts since `recordShifts`, after two frames with the fonts loaded. */
const shiftsWithFonts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as Shifts).shifts;
  });

const isLoaded = (page: Page, family: string, text: string): Promise<boolean> =>
  page.evaluate(([name, characters]) => document.fonts.check(`700 20px "${name}"`, characters), [
    family,
    text,
  ] as const);

for (const { brand, language, family, letters, files } of [
  {
    brand: 'siam',
    language: 'TH',
    family: 'Chonburi',
    letters: 'เกม',
    files: ['chonburi/latin.woff2', 'chonburi/thai.woff2'],
  },
  {
    brand: 'lotus',
    language: 'VI',
    family: 'Philosopher',
    letters: 'Trò',
    files: ['philosopher/latin.woff2', 'philosopher/vietnamese.woff2'],
  },
])
  test(`the home page of ${brand} requests the font files for its scripts and shows them without a layout shift [layout.fonts.files] [layout.fonts.fallback]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      const { names, release } = await holdFonts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(brand, `/?lang=${language}`), { waitUntil: 'commit' });
      // The text is visible before its fonts are loaded.
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect.poll(() => names.toSorted()).toEqual(files);
      await recordShifts(page);
      expect(await isLoaded(page, family, letters)).toBe(false);
      release();
      await expect.poll(() => isLoaded(page, family, letters)).toBe(true);
      expect(await shiftsWithFonts(page), `at ${width} px`).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      await settled(page);
    }
  });

test('a page requests no font file for a script it does not show, and digits have the same width in every font [layout.fonts.files] [layout.fonts.fallback]', async ({
  page,
}) => {
  const { names, release } = await holdFonts(page);
  release();
  await page.goto(at('siam', '/promotions?lang=EN'));
  await settled(page);
  expect(names).toEqual(['chonburi/latin.woff2']);
  for (const [brand, language] of [
    ['siam', 'TH'],
    ['lotus', 'VI'],
    ['kumo', 'JA'],
    ['perya', 'TY'],
  ]) {
    await page.goto(at(brand ?? '', `/?lang=${language}`));
    await settled(page);
    const widths = await page.evaluate(async () => {
      await document.fonts.ready;
      return ['var(--font-body)', 'var(--font-display)'].flatMap((family) =>
        [...'0123456789'].map((digit) => {
          const text = document.body.appendChild(document.createElement('span'));
          text.style.font = `700 40px ${family}`;
          text.style.fontVariantNumeric = 'inherit';
          text.textContent = digit.repeat(10);
          const { width } = text.getBoundingClientRect();
          text.remove();
          return `${family} ${Math.round(width)}`;
        }),
      );
    });
    expect(new Set(widths).size, `${brand}: ${[...new Set(widths)].join(', ')}`).toBe(2);
  }
});
