import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { addBrand, perya } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';
import { modalEntryGone } from '../steps.ts';

const headings = (page: Page): Promise<string[]> =>
  page.locator('main').getByRole('heading', { level: 2 }).allTextContents();

/** Returns whether an element is completely inside the window and would receive a click at its centre. */
const isPressable = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const reached = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(reached);
  });

const headerBrand = async (header: 'bar' | 'rail'): Promise<string> => {
  const id = `header-${header}`;
  await addBrand(id, { layout: { header } }, 'perya');
  return id;
};

const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [900, 800],
  [1280, 500],
  [1920, 1080],
] as const;

for (const header of ['bar', 'rail'] as const)
  test(`with header ${header}, login and registration can be clicked at every scroll position, and no page is wider than the window [layout.header.${header}]`, async ({
    page,
  }) => {
    const brand = await headerBrand(header);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(at(brand, '/?lang=EN'));
      await settled(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBe(0);
      for (const share of [0, 0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
        for (const name of ['Log in', 'Register']) {
          const buttons = await page.getByRole('button', { name, exact: true }).filter({ visible: true }).all();
          const reached = await Promise.all(buttons.map(isPressable));
          expect(reached, `${name} at ${width} px, scrolled by ${share}`).toContain(true);
        }
      }
    }
  });

/** Returns the visible entries of the main menu, in their order. */
const menuEntries = async (page: Page): Promise<readonly string[]> =>
  (
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .locator('> ul > li')
      .filter({ visible: true })
      .allInnerTexts()
  ).map((text) => text.trim());

test('a one-row header has the same menu entries as a two-row header [layout.header.bar]', async ({ page }) => {
  const bar = await headerBrand('bar');
  const entriesOf = async (brand: string): Promise<readonly string[]> => {
    await page.goto(at(brand, '/?lang=EN'));
    await settled(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const shown = await menuEntries(page);
    await menu.getByRole('button', { name: 'More' }).click();
    const more = await menu.locator('.nav-others > li').filter({ visible: true }).allInnerTexts();
    return [...shown, ...more].map((text) => text.trim()).filter((text) => text !== 'More');
  };
  expect((await entriesOf(bar)).toSorted()).toEqual((await entriesOf('perya')).toSorted());
});

test('from 900 px up, a rail beside the page has the same categories in the same order as the bar below 900 px, and scrolls separately [layout.header.rail]', async ({
  page,
}) => {
  const brand = await headerBrand('rail');
  await page.setViewportSize({ width: 899, height: 740 });
  await page.goto(at(brand, '/?lang=EN'));
  await settled(page);
  const rail = page.getByRole('navigation', { name: 'Main menu' });
  await expect(rail).toBeHidden();
  await page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Games' }).click();
  const sheet = page.getByRole('dialog', { name: 'Games' });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  const inSheet = await sheet.getByRole('listitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await modalEntryGone(page);

  await page.setViewportSize({ width: 900, height: 500 });
  expect(await menuEntries(page)).toEqual(['Home', ...inSheet, 'Promotions', 'App']);
  await rail.getByRole('link', { name: 'App' }).scrollIntoViewIfNeeded();
  await expect(rail.getByRole('link', { name: 'App' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  for (const direction of ['ltr', 'rtl'])
    for (const width of [900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      const [own, content] = await Promise.all([
        rail.boundingBox(),
        page.getByRole('main').evaluate((main) => {
          const [{ left, right }, style] = [main.getBoundingClientRect(), getComputedStyle(main)];
          return [left + parseFloat(style.paddingLeft), right - parseFloat(style.paddingRight)];
        }),
      ]);
      const railWidth = own?.width ?? 0;
      expect(own?.x, direction).toBe(direction === 'ltr' ? 0 : width - railWidth);
      expect(content).toEqual(direction === 'ltr' ? [railWidth, width] : [0, width - railWidth]);
    }
});

test("home's categories leave no gap where the rail shows them instead [layout.header.rail]", async ({ page }) => {
  await addBrand(
    'rail-categories',
    { layout: { header: 'rail', home: [{ kind: 'notices' }, { kind: 'categories' }, { kind: 'hero' }] } },
    'perya',
  );
  await page.goto(at('rail-categories', '/?lang=EN'));
  await settled(page);
  const main = page.getByRole('main');
  const gap = async (): Promise<number> => {
    const boxes = [main.getByRole('region', { name: 'Announcements' }), main.locator('.banners-hero')];
    const [notices, hero] = await Promise.all(boxes.map((part) => part.boundingBox()));
    return (hero?.y ?? 0) - (notices?.y ?? 0) - (notices?.height ?? 0);
  };
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(main.getByRole('navigation')).toBeVisible();
  expect(await gap()).toBeGreaterThan(44);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(main.getByRole('navigation')).toBeHidden();
  expect(await gap()).toBeLessThan(2);
});

test('an entry of the rail is marked on its page, and its vendors open next to it within the window [layout.header.rail]', async ({
  page,
}) => {
  const brand = await headerBrand('rail');
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(at(brand, '/live?lang=EN'));
    await settled(page);
    const rail = page.getByRole('navigation', { name: 'Main menu' });
    const ground = (entry: Locator): Promise<string> =>
      entry.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [current, other] = [
      rail.getByRole('link', { name: 'Live casino' }),
      rail.getByRole('link', { name: 'Slots' }),
    ];
    await expect(current).toHaveAttribute('aria-current', 'page');
    expect(await ground(current)).not.toBe(await ground(other));
    for (const name of ['Slots', 'Esports']) {
      const entry = rail.getByRole('link', { name, exact: true });
      await entry.focus();
      await page.keyboard.press(' ');
      await expect(rail.getByRole('link', { name: `All of ${name}` })).toBeInViewport({ ratio: 1 });
      await expect(rail.locator('.nav-panel')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(rail.locator('.nav-panel')).toHaveCount(0);
      await expect(entry).toBeFocused();
    }
  }
});

test("home shows the brand's sections in their order, and leaves out rails without games [layout.home.sections] [layout.home.rail] [layout.home.vendor-missing]", async ({
  page,
}) => {
  await addBrand(
    'own-home',
    {
      layout: {
        home: [
          { kind: 'steps' },
          { kind: 'rail', of: 'category', category: 'FISH' },
          { kind: 'rail', of: 'vendor', vendor: 'NOBODY' },
          { kind: 'rail', of: 'favourites' },
          { kind: 'rail', of: 'recent' },
          { kind: 'rail', of: 'popular' },
          { kind: 'draws' },
          { kind: 'promotions' },
        ],
      },
    },
    'perya',
  );
  await page.goto(at('own-home', '/?lang=EN'));
  await settled(page);
  await expect
    .poll(() => headings(page))
    .toEqual(['Register, play, win', 'Fishing', 'Popular games', 'Latest draws', 'Promotions for you']);
  await expect(page.getByRole('region', { name: 'Fishing' }).getByRole('button').first()).toBeVisible();
});

test('draws are in several columns at full width, and in one column beside games [layout.home.kinds]', async ({
  page,
}) => {
  const columnsAt = async (id: string): Promise<number> => {
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    const rows = page.locator('.home-sections').filter({ hasText: 'Latest draws' }).locator('li', { hasText: 'Draw ' });
    await rows.first().scrollIntoViewIfNeeded();
    return new Set(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().left))).size;
  };
  await addBrand('draws-alone', { layout: { home: [{ kind: 'draws' }] } }, 'perya');
  await addBrand('draws-beside', { layout: { home: [{ kind: 'rail', of: 'popular' }, { kind: 'draws' }] } }, 'perya');
  expect(await columnsAt('draws-alone')).toBe(3);
  expect(await columnsAt('draws-beside')).toBe(1);
});

test("articles show the brand's texts, and a banner row the banners of its group [layout.home.kinds]", async ({
  page,
}) => {
  await addBrand(
    'own-words',
    {
      layout: {
        home: [
          { kind: 'article', id: 'club', to: '/promotions' },
          { kind: 'article', id: 'slots', to: '/rng' },
          { kind: 'banners', group: 'w_home' },
        ],
      },
    },
    'perya',
    { 'brand:section.club.title': 'Join the club', 'brand:section.club.action': 'See the club' },
  );
  await page.goto(at('own-words', '/?lang=EN'));
  await settled(page);
  expect(await headings(page)).toEqual(['Join the club', 'Nearly 10,000 slot games']);
  await expect(page.getByRole('link', { name: 'See the club' })).toHaveAttribute('href', /promotions/);
  const banners = page.getByRole('list', { name: 'Highlights' });
  await banners.scrollIntoViewIfNeeded();
  await expect(banners.getByRole('listitem')).toHaveCount(
    perya.banners.filter(({ groupName }) => groupName === 'w_home').length,
  );
  const [item, image] = await Promise.all([
    banners.getByRole('listitem').first().boundingBox(),
    banners.getByRole('listitem').first().locator('img').boundingBox(),
  ]);
  expect([image?.x, image?.y, image?.width]).toEqual([item?.x, item?.y, item?.width]);
  expect(image?.height).toBeGreaterThan(0.6 * (item?.height ?? 0));
});

test.describe('tiles', () => {
  const SHAPES = [
    ['portrait', 4 / 3],
    ['wide', 2 / 3],
    ['round', 1],
    ['square', 1],
  ] as const;
  for (const [shape, height] of SHAPES)
    test(`a ${shape} tile keeps its size before its image has loaded and if it never does [layout.tile.shape]`, async ({
      page,
      faults,
    }) => {
      faults.allow(/Failed to load resource/, /failed: GET/);
      await addBrand(`tile-${shape}`, { layout: { tile: { shape } } }, 'perya');
      const sizes = async (): Promise<readonly number[]> => {
        const { width, height: high } = (await page.locator('.tile-art').first().boundingBox()) ?? {
          width: 1,
          height: 0,
        };
        return [Math.round(width), Math.round((100 * high) / width) / 100];
      };
      await page.goto(at(`tile-${shape}`, '/?lang=EN'));
      await settled(page);
      const loaded = await sizes();
      expect(loaded[1]).toBeCloseTo(height, 1);
      const radius = await page
        .locator('.tile-art')
        .first()
        .evaluate((art) => getComputedStyle(art).borderRadius);
      expect(radius === '50%').toBe(shape === 'round');
      await page.route('**/TCG_PROD_IMAGES/**', (route) => route.abort());
      await page.reload();
      await settled(page);
      await expect(page.locator('.tile').first()).toBeVisible();
      expect(await sizes()).toEqual(loaded);
    });

  for (const caption of ['over', 'none'] as const)
    test(`with the caption ${caption}, a tile has an accessible name and is as high as its image [layout.tile.caption]`, async ({
      page,
    }) => {
      await addBrand(`caption-${caption}`, { layout: { tile: { caption } } }, 'perya');
      await page.goto(at(`caption-${caption}`, '/?lang=EN'));
      await settled(page);
      const tile = page.getByRole('region', { name: 'Popular games' }).getByRole('button').first();
      await expect(tile).toHaveAccessibleName(/\w{3}/);
      const [outer, art] = await Promise.all([tile.boundingBox(), tile.locator('.tile-art').first().boundingBox()]);
      expect(Math.abs((outer?.height ?? 0) - (art?.height ?? 99))).toBeLessThan(3);
    });

  test('a caption over the picture covers about a third of a square tile on phones and on wide windows [layout.tile.caption]', async ({
    page,
  }) => {
    await addBrand('caption-low', { layout: { tile: { caption: 'over' } } }, 'perya');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('caption-low', '/?lang=EN'));
      await settled(page);
      const tile = page.getByRole('region', { name: 'Popular games' }).getByRole('button').first();
      const [outer, caption] = await Promise.all([tile.boundingBox(), tile.locator('.tile-caption').boundingBox()]);
      expect((caption?.height ?? 999) / (outer?.height ?? 1), `${width} px`).toBeLessThan(0.36);
    }
  });
});

test('a hovered or focused tile shows Play and the return to player, if the platform sends one [layout.tile.hover]', async ({
  page,
}) => {
  const faultsOf = (tile: Locator): Promise<readonly string[]> =>
    tile.evaluate((element) => {
      const art = element.querySelector('.tile-art:not(.tile-hint)')?.getBoundingClientRect();
      const hint = element.querySelector('.tile-hint');
      const box = hint?.getBoundingClientRect();
      if (!art || !hint || !box) return ['no hint'];
      return [
        ...(Math.abs(art.width - box.width) + Math.abs(art.height - box.height) > 4
          ? ['not as large as the image']
          : []),
        ...(hint.scrollHeight > hint.clientHeight || hint.scrollWidth > hint.clientWidth ? ['cut off'] : []),
      ];
    });
  for (const shape of ['square', 'portrait', 'wide', 'round'] as const)
    for (const caption of ['below', 'over', 'none'] as const) {
      const id = `hint-${shape}-${caption}`;
      await addBrand(id, { layout: { tile: { shape, caption }, home: [{ kind: 'rail', of: 'popular' }] } }, 'perya');
      await page.goto(at(id, '/?lang=EN'));
      await settled(page);
      const first = page.locator('.tile[aria-describedby]').first();
      // A tile far from the window has no hint yet.
      const second = page.locator('.tile:has(.tile-hint):not([aria-describedby])').first();
      await page.locator('.tile').last().scrollIntoViewIfNeeded();
      await expect(first).toHaveAccessibleDescription(/^Return to player 9\d(\.\d)?%$/);
      await expect(first).toHaveAccessibleName(/^(?!.*Play)/);
      await expect(first.getByText('Play', { exact: true })).toBeHidden();
      await first.hover();
      await expect(first.locator('.tile-hint')).toHaveText(/^PlayReturn to player 9\d(\.\d)?%$/);
      await expect(first.getByText('Play', { exact: true })).toBeVisible();
      expect(await faultsOf(first), id).toEqual([]);
      await page.keyboard.press('Tab');
      await second.focus();
      await expect(second.getByText('Play', { exact: true })).toBeVisible();
      await expect(second.locator('.tile-hint')).toHaveText('Play');
      await expect(second).toHaveAccessibleDescription('');
    }
});

test('density and columns change gaps and columns on phones, and touch targets stay large enough at 320 px [layout.tile.density]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const measure = async (
    id: string,
  ): Promise<{ readonly gap: number; readonly columns: number; readonly least: number }> => {
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    return page
      .locator('.tile-grid')
      .first()
      .evaluate((grid) => {
        const { columnGap, gridTemplateColumns } = getComputedStyle(grid);
        const sides = [...grid.querySelectorAll('button')].flatMap((button) => {
          const { width, height } = button.getBoundingClientRect();
          return [width, height];
        });
        return {
          gap: Number.parseFloat(columnGap),
          columns: gridTemplateColumns.split(' ').length,
          least: Math.min(...sides),
        };
      });
  };
  await addBrand('dense', { layout: { density: 'compact', columns: 3 } }, 'perya');
  await addBrand('airy', { layout: { density: 'roomy', columns: 2 } }, 'perya');
  const [dense, airy] = [await measure('dense'), await measure('airy')];
  expect([dense.columns, airy.columns]).toEqual([3, 2]);
  expect(airy.gap).toBeGreaterThan(dense.gap + 2);
  for (const { least } of [dense, airy]) expect(least).toBeGreaterThanOrEqual(24);
});

test.describe('icons, corners, cards, patterns and motion', () => {
  const SHAPES = {
    'filled-shapes': { icons: 'solid', corners: 'sharp', elevation: 'raised', pattern: 'dots', motion: 'lively' },
    'two-tones': { icons: 'duotone', corners: 'round', elevation: 'flat', pattern: 'scales', motion: 'calm' },
  } as const;

  const paintOfHome = (page: Page): Promise<readonly string[]> =>
    page
      .locator('.icon-gift')
      .first()
      .evaluate((icon) =>
        [...icon.children].map((path) => {
          const { fill, fillOpacity, stroke, color } = getComputedStyle(path);
          return `${fill === 'none' ? 'none' : fillOpacity}, ${stroke === color ? 'text' : 'other'}`;
        }),
      );
  const controlsOf = async (page: Page): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      found.push(await page.getByRole(part).ariaSnapshot());
    await page.locator('body').press('Home');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      found.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    return found;
  };

  test('change neither roles nor names nor the focus order [layout.shape.options]', async ({ page }) => {
    const home = [{ kind: 'rail', of: 'popular' }, { kind: 'steps' }, { kind: 'promotions' }, { kind: 'app' }] as const;
    await addBrand('plain-shapes', { layout: { home: [...home] } }, 'perya');
    const visit = async (brand: string): Promise<void> => {
      await page.goto(at(brand, '/?lang=EN'));
      await settled(page);
    };
    await visit('plain-shapes');
    const plain = await controlsOf(page);
    expect(await paintOfHome(page)).toEqual(['none, text', 'none, text', 'none, text']);
    for (const [id, layout] of Object.entries(SHAPES)) {
      await addBrand(id, { layout: { ...layout, home: [...home] } }, 'perya');
      await visit(id);
      expect(await controlsOf(page), id).toEqual(plain);
      expect(await paintOfHome(page)).toEqual(
        layout.icons === 'solid'
          ? ['1, text', 'none, other', 'none, text']
          : ['0.28, text', 'none, text', 'none, text'],
      );
    }
  });

  test('lively tiles rise on hover, but not for players who prefer reduced motion [layout.shape.options]', async ({
    page,
  }) => {
    await addBrand('lively-tiles', { layout: { motion: 'lively' } }, 'perya');
    const hoverTile = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Locator> => {
      await page.emulateMedia({ reducedMotion });
      await page.goto(at('lively-tiles', '/?lang=EN'));
      await settled(page);
      const tile = page.locator('.tile').first();
      await tile.hover();
      return tile;
    };
    await expect(await hoverTile('reduce')).toHaveCSS('translate', 'none');
    await expect(await hoverTile('no-preference')).toHaveCSS('translate', /-4px/);
  });
});

/** Returns the pixels between the end of the first row of game tiles and the bottom bar or, without one, the window's lower edge. */
const roomBelowFirstRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main .tile')]
      .map((tile) => tile.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    const row = boxes.filter(({ top }) => top === boxes[0]?.top);
    const bar = document.elementFromPoint(innerWidth / 2, innerHeight - 1)?.closest('nav');
    return (bar?.getBoundingClientRect().top ?? innerHeight) - Math.max(...row.map(({ bottom }) => bottom));
  });

test('the winner board next to the popular games is as high as they are, alone and above the draws', async ({
  page,
}) => {
  for (const sides of [['winners'], ['winners', 'draws']] as const) {
    const id = `beside-${sides.length}`;
    const home = [{ kind: 'rail', of: 'popular' } as const, ...sides.map((kind) => ({ kind }))];
    await addBrand(id, { layout: { home } }, 'perya');
    await page.goto(at(id, '/?lang=EN'));
    await settled(page);
    const ends = await Promise.all(
      [
        page.getByRole('region', { name: 'Popular games' }),
        page.getByRole('region', { name: sides.length > 1 ? 'Latest draws' : 'Winner board' }),
      ].map(async (part) => {
        const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
        return y + height;
      }),
    );
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 99)), id).toBeLessThan(4);
    await expect(page.getByRole('region', { name: 'Winner board' }).getByRole('listitem').first()).toBeVisible();
  }
});

test('most looks show a whole row of games without scrolling [layout.home.first-fold]', async ({ page }) => {
  const room: Record<string, readonly number[]> = {};
  for (const look of readdirSync(new URL('../../../looks/', import.meta.url))) {
    await addBrand(`fold-${look}`, { layout: { look: `${look}@1` } }, 'perya');
    const measured: number[] = [];
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(at(`fold-${look}`, '/?lang=EN'));
      await settled(page);
      measured.push(Math.floor(await roomBelowFirstRow(page)));
    }
    room[look] = measured;
  }
  const shown = Object.values(room).filter((measured) => measured.every((pixels) => pixels >= 0));
  expect(shown.length, JSON.stringify(room)).toBeGreaterThanOrEqual(4);
});

test('every footer variant has the same links and licence line, and fits narrow and wide windows [layout.footer.variants]', async ({
  page,
}) => {
  const contents: (readonly string[])[] = [];
  for (const footer of ['columns', 'compact', 'rich'] as const) {
    await addBrand(`footer-${footer}`, { layout: { footer, home: [{ kind: 'steps' }] } }, 'perya');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(`footer-${footer}`, '/?lang=EN'));
      await settled(page);
      const part = page.getByRole('contentinfo');
      await part.scrollIntoViewIfNeeded();
      await expect(part.getByText(/^Licence DEMO-/)).toBeVisible();
      contents.push(
        await part.evaluate((element) =>
          [...element.querySelectorAll('h2, section a, section button, p')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.textContent),
        ),
      );
      const isWider = await part.evaluate((element) =>
        [element, ...element.querySelectorAll('section, section *')].some(
          ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
        ),
      );
      expect(isWider, `${footer} at ${width} px`).toBe(false);
    }
  }
  expect(contents[0]?.length).toBeGreaterThan(20);
  for (const content of contents) expect(content).toEqual(contents[0]);
});

test("a modal's side art appears only on wide windows, changes nothing else there, and is not requested by phones [layout.modal.form]", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/hero.svg')) pictures.push(request.url());
  });
  const dialogOf = async (modal: 'plain' | 'art', width: number): Promise<{ tree: string; art: number }> => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at(`modal-${modal}`, '/?lang=EN'));
    await settled(page);
    await page.getByRole('button', { name: 'Register', exact: true }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await expect(dialog.getByRole('button', { name: 'Another picture' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible();
    await settled(page);
    const art = await dialog
      .locator('.modal-form')
      .evaluate(
        (form) => form.getBoundingClientRect().left - (form.closest('.card')?.getBoundingClientRect().left ?? 0),
      );
    const panel = await dialog.locator('> .card').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 9999)).toBeLessThanOrEqual(width);
    expect((panel?.y ?? 0) + (panel?.height ?? 9999)).toBeLessThanOrEqual(740);
    return { tree: await dialog.ariaSnapshot(), art };
  };
  for (const modal of ['plain', 'art'] as const)
    await addBrand(`modal-${modal}`, { layout: { modal, home: [{ kind: 'steps' }] } }, 'perya');

  for (const width of [360, 880]) expect((await dialogOf('art', width)).art).toBeLessThan(4);
  expect(pictures).toEqual([]);
  const plain = await dialogOf('plain', 900);
  const withArt = await dialogOf('art', 900);
  expect(withArt.tree).toBe(plain.tree);
  expect(withArt.art).toBeGreaterThan(180);
  expect(pictures).not.toEqual([]);
});

test("the bottom bar has the brand's entries in order, except those of areas that are off, and fits on narrow phones [layout.footer.variants]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { modules } = perya;
  const layout = { bottomBar: ['deposit', 'lottery', 'sports', 'home', 'account'], home: [{ kind: 'steps' }] } as const;
  await addBrand(
    'own-bar',
    {
      layout: { bottomBar: [...layout.bottomBar], home: [...layout.home] },
      modules: { ...modules, off: modules.off.filter((area) => area !== 'sports' && area !== 'lottery') },
    },
    'perya',
  );
  await page.goto(at('own-bar', '/?lang=EN'));
  await settled(page);
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  expect(await bar.getByRole('listitem').allInnerTexts()).toEqual(['Deposit', 'Lottery', 'Sports', 'Home', 'Log in']);
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await bar.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
