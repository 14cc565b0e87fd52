import type { BenchPage } from './lighthouse.ts';

/** Runs in the page: returns the position of a vendor whose games are not listed yet. */
const otherVendor = (): { readonly x: number; readonly y: number } | null => {
  const other = [...document.querySelectorAll('main nav a:not([aria-current]):has(img)')].find((link) => {
    const { left, right, width } = link.getBoundingClientRect();
    return left >= 0 && right <= innerWidth + width / 2;
  });
  if (other === undefined) return null;
  const { left, top, height } = other.getBoundingClientRect();
  return { x: left + 24, y: top + height / 2 };
};

/** Runs in the page: scrolls by a third of the window at a time, to the end. */
const scrollOn = async (): Promise<number> => {
  for (let step = 0; step < 24; step += 1) {
    scrollBy(0, innerHeight / 3);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return document.querySelectorAll('main [data-tile]').length;
};

/** Chooses another vendor and scrolls; either action loads new games. */
export const moveThroughList = async (page: BenchPage): Promise<void> => {
  const vendor = await page.evaluate(otherVendor);
  if (vendor === null) throw new Error('the games page shows no other vendor');
  await page.touchscreen.tap(vendor.x, vendor.y);
  // Browsers ignore layout shifts within half a second after a click.
  const tiles = await page.evaluate(scrollOn);
  if (tiles === 0) throw new Error('the list is empty');
};
