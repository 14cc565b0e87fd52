import { addBrand, perya } from '../add-brand.ts';
import { at, expect, settled, test } from '../site-test.ts';

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
