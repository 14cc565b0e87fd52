import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Brand } from '#schemas/brand.ts';
import { contrastRatio, hexOf } from '#schemas/checks/colours.ts';
import { HERO_FORMS } from '#schemas/layout/layout-values.ts';
import { addBrand, perya } from '../add-brand.ts';
import { cutIn } from '../cut-texts.ts';
import { at, expect, settled, test } from '../site-test.ts';

const siam = JSON.parse(readFileSync(new URL('../../../brands/siam/brand.json', import.meta.url), 'utf8')) as Brand;

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });

interface Shown {
  readonly texts: readonly string[];
  readonly links: readonly (string | null)[];
  readonly height: number;
}

const shownIn = async (page: Page): Promise<Shown> => ({
  texts: (await hero(page).getByRole('paragraph').allTextContents()).map((text) => text.trim()),
  links: await hero(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  height: Math.round((await hero(page).boundingBox())?.height ?? 0),
});

const { none: _none, ...FORMS } = HERO_FORMS;
const HEROES = [
  ...(Object.keys(FORMS) as (keyof typeof FORMS)[]).map((form) => [form, { form }] as const),
  ['low', { form: 'mosaic', height: 'low', side: 'end' }],
  ['tall', { height: 'tall', side: 'end' }],
] as const;

for (const width of [360, 1280])
  test(`at ${width} px, in every form, height and side, the hero shows the same banners, texts and links in the same order, and reserves its size [layout.hero.variants]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const heights = new Map<string, number>();
    let first: Omit<Shown, 'height'> | null = null;
    for (const [name, values] of HEROES) {
      await addBrand(`hero-${name}-${width}`, { layout: { hero: values } }, 'perya');
      await page.goto(at(`hero-${name}-${width}`, '/?lang=EN'));
      await settled(page);
      const { height, ...shown } = await shownIn(page);
      heights.set(name, height);
      first ??= shown;
      expect(shown, name).toEqual(first);
      expect(shown.links.length).toBeGreaterThan(2);
      expect(await cutIn(page.locator('main')), name).toEqual([]);
      const pictures = hero(page).locator('img');
      expect(await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('fetchpriority')))).toEqual(
        shown.links.map((_, index) => (index === 0 ? 'high' : 'low')),
      );
      await pictures.evaluateAll((all) => all.forEach((picture) => picture.removeAttribute('src')));
      expect((await shownIn(page)).height, `${name} without pictures`).toBe(height);
    }
    const heightOf = (name: string): number => heights.get(name) ?? 0;
    expect(heightOf('low')).toBeLessThanOrEqual(heightOf('mosaic'));
    expect(heightOf('compact')).toBeLessThanOrEqual(heightOf('carousel') + 16);
    expect(heightOf('carousel')).toBeLessThan(heightOf('tall'));
  });

test('a mosaic shows all banners in wide windows and a scrollable row on phones; a home page without a hero has no banner [layout.hero.variants]', async ({
  page,
}) => {
  await addBrand('hero-mosaic', { layout: { hero: { form: 'mosaic' } } }, 'perya');
  await addBrand('hero-none', { layout: { hero: { form: 'none' } } }, 'perya');
  await page.goto(at('hero-mosaic', '/?lang=EN'));
  await settled(page);
  const links = await hero(page).getByRole('link').all();
  for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(hero(page).getByRole('button')).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  const last = hero(page).getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await hero(page).getByRole('group', { name: 'Highlights' }).focus();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });

  await page.goto(at('hero-none', '/?lang=EN'));
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(hero(page)).toHaveCount(0);
  await page.goto(at('hero-none', '/rng?lang=EN'));
  await expect(page.locator('main').getByRole('region', { name: 'Highlights' })).toBeVisible();
});

test('in wide windows, the text of the banners on other pages is on the side of the hero, away from the subject of a drawn picture [layout.hero.variants]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const side of ['start', 'end'] as const) {
    await addBrand(`banner-${side}`, { layout: { hero: { side } } }, 'perya');
    await page.goto(at(`banner-${side}`, '/promotions?lang=EN'));
    const title = await hero(page).getByRole('paragraph').first().boundingBox();
    expect((title?.x ?? 0) > 640, side).toBe(side === 'end');
  }
});

/** The widest aspect ratio at which a 2:1 image may be shown, so that nearly half of its height is in view. */
const WIDEST = 4.2;

test('in wide windows, a compact hero shows most of its image on the side without text, in both text directions [layout.hero.variants]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const side of ['start', 'end'] as const) {
    await addBrand(`hero-strip-${side}`, { layout: { hero: { form: 'compact', height: 'low', side } } }, 'perya');
    await page.goto(at(`hero-strip-${side}`, '/?lang=EN'));
    await settled(page);
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const picture = await hero(page).locator('img').first().boundingBox();
      const words = await hero(page).getByRole('paragraph').first().boundingBox();
      if (picture === null || words === null) throw new Error('the hero has no picture or no words');
      expect(picture.width / picture.height, `${side}, ${direction}`).toBeLessThan(WIDEST);
      const isPictureRight = picture.x > 1280 - picture.x - picture.width;
      expect(isPictureRight, `${side}, ${direction}`).toBe((side === 'start') === (direction === 'ltr'));
      expect(isPictureRight ? words.x < picture.x : words.x > picture.x + 50, `${side}, ${direction}`).toBe(true);
    }
  }
});

/** Returns the minimum and maximum of each colour channel over all pixels of an image. */
const extremesOf = (page: Page, png: Buffer): Promise<{ readonly least: number[]; readonly most: number[] }> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
    const [least, most] = [
      [255, 255, 255],
      [0, 0, 0],
    ];
    for (let at = 0; at < pixels.length; at += 1) {
      const channel = at % 4;
      if (channel === 3) continue;
      least[channel] = Math.min(least[channel] ?? 0, pixels[at] ?? 0);
      most[channel] = Math.max(most[channel] ?? 0, pixels[at] ?? 0);
    }
    return { least, most };
  }, png.toString('base64'));

/** The minimum difference in each colour channel between a white and a black picture behind a text. */
const LEAST_VISIBLE = 25;

/** Brands, each with the index of a text that is over its picture in wide windows. */
const BRANDS = [
  ['ground-perya', { layout: { hero: { form: 'mosaic' } } }, 3],
  ['ground-siam', { layout: { look: 'velvet@1', hero: { form: 'carousel', side: 'end' } }, theme: siam.theme }, 1],
] as const;

for (const [id, blocks, place] of BRANDS)
  test(`texts of ${id} on white and on black pictures have a contrast of at least 4.5 in both themes, and the picture remains visible behind them [layout.hero.contrast]`, async ({
    page,
  }) => {
    await addBrand(id, blocks, 'perya');
    for (const width of [360, 1280])
      for (const theme of ['light', 'dark'] as const) {
        const seen: Record<string, { readonly least: number[]; readonly most: number[] }> = {};
        for (const picture of ['white', 'black']) {
          await page.setViewportSize({ width, height: 800 });
          await page.route('**/brand/**/*.svg', (route) =>
            route.fulfill({
              contentType: 'image/svg+xml',
              body: `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><rect width="1600" height="800" fill="${picture}"/></svg>`,
            }),
          );
          await page.goto(at(id, '/?lang=EN'));
          await settled(page);
          await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
          const text = hero(page).getByRole('paragraph').nth(place);
          await text.scrollIntoViewIfNeeded();
          const ink = await text.evaluate((element) => {
            const channels = /(\d+), (\d+), (\d+)/.exec(getComputedStyle(element).color)?.slice(1) ?? [];
            element.style.setProperty('color', 'transparent');
            return channels.map(Number);
          });
          const { least, most } = await extremesOf(page, await text.screenshot({ animations: 'disabled' }));
          const where = `${theme}, ${picture}, ${width} px`;
          for (const ground of [least, most])
            expect(contrastRatio(hexOf(ink), hexOf(ground)), where).toBeGreaterThanOrEqual(4.5);
          expect(Math.max(...most), where).toBeGreaterThan(0);
          seen[picture] = { least, most };
        }
        // On phones the text is below the picture.
        for (const [channel, most] of width < 640 ? [] : (seen['black']?.most ?? []).entries())
          expect((seen['white']?.least[channel] ?? 0) - most).toBeGreaterThan(LEAST_VISIBLE);
      }
  });

/** Returns the share of the pixels of a picture that are magenta. */
const magentaShare = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
    let found = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at] ?? 0) > 240 && (pixels[at + 1] ?? 255) < 15 && (pixels[at + 2] ?? 0) > 240) found += 1;
    return found / (picture.width * picture.height);
  }, png.toString('base64'));

/** The minimum share of a hero on phones in which neither text nor shade covers the picture. */
const LEAST_CLEAR = 0.15;
const doubled = [
  ...perya.banners,
  ...perya.banners.map((banner) => ({ ...banner, bannerId: `${banner.bannerId}-again` })),
];

test('on phones, the text of a hero is below its picture in every form, and the dots are beside or below its button', async ({
  page,
}) => {
  await page.route('**/brand/**/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"><rect width="1600" height="800" fill="#f0f"/></svg>',
    }),
  );
  const heroes = [
    ...HEROES.map(([name, values]) => [name, values, perya.banners] as const),
    ['doubled', {}, doubled] as const,
  ];
  for (const [name, values, banners] of heroes) {
    await addBrand(`hero-narrow-${name}`, { layout: { hero: values }, banners }, 'perya');
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(at(`hero-narrow-${name}`, '/?lang=EN'));
      await settled(page);
      const where = `${name}, ${width} px`;
      const banner = hero(page).locator('.banner').first();
      const button = await banner.getByRole('link').boundingBox();
      const dots = await hero(page).locator('.carousel-dots > *').boundingBox();
      if (button === null) throw new Error(`the hero has no button: ${where}`);
      if (dots !== null)
        expect(dots.x >= button.x + button.width || dots.y >= button.y + button.height, where).toBe(true);
      const picture = await banner.screenshot({ animations: 'disabled' });
      expect(await magentaShare(page, picture), where).toBeGreaterThanOrEqual(LEAST_CLEAR);
    }
  }
});

test('banners appear and disappear at their dates even if the document is older, and the focal point of a picture stays in view [operators.schedule.banners] [studio.banners.fields]', async ({
  page,
}) => {
  const soon = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
  const [ending, starting, ...others] = perya.banners.filter(({ groupName }) => groupName === 'w_home');
  if (ending === undefined || starting === undefined) throw new Error('Perya has too few banners');
  await addBrand(
    'hero-dates',
    {
      banners: [
        { ...ending, until: soon },
        { ...starting, from: soon },
        ...others.map((banner) => ({ ...banner, focus: 'top-left' as const })),
      ],
    },
    'perya',
  );
  const links = () =>
    hero(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const rest = others.map(({ target }) => target);
  await page.goto(at('hero-dates', '/?lang=EN'));
  await settled(page);
  expect(await links()).toEqual([ending.target, ...rest]);
  await expect(hero(page).locator('img').last()).toHaveCSS('object-position', '0% 0%');
  const { height } = (await hero(page).boundingBox()) ?? { height: 0 };

  const later = new Date(Date.now() + 2 * 3_600_000);
  await page.clock.setSystemTime(later);
  // The site corrects the device's clock by the platform's clock.
  await page.addInitScript((date) => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === 'date' ? date : get.call(this, name);
    };
  }, later.toUTCString());
  await page.reload();
  await settled(page);
  await expect.poll(links).toEqual([starting.target, ...rest]);
  expect((await hero(page).boundingBox())?.height).toBe(height);
});
