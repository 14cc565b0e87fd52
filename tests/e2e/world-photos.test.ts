import type { Locator, Page } from '@playwright/test';
import { applyPromotion } from '#schemas/calls/promotions.ts';
import { confirmWithdrawal } from '#schemas/calls/cashier.ts';
import { readPictureSize } from '#schemas/picture-size.ts';
import { cameraExif, exifSegment } from '../support/camera-exif.ts';
import { pngText } from '../support/sample-pictures.ts';
import { at, expect, settled, test, DESKTOP_ONLY } from './site-test.ts';
import { logIn, payNewestWithdrawal } from './steps.ts';

const PLACE = '14.5995 N, 120.9842 E';
/** The Exif orientation "rotated by 90 degrees", as most phones store portrait photos. */
const PORTRAIT = 6;
const [WIDTH, HEIGHT] = [60, 40];

/** Returns the bytes of an image encoded by the browser: real image data to which a camera's metadata can be added. */
const drawn = async (page: Page, type: string): Promise<Buffer> => {
  const url = await page.evaluate(
    ([kind, width, height]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, height];
      const brush = canvas.getContext('2d');
      if (brush === null) throw new Error('no canvas');
      brush.fillStyle = 'green';
      brush.fillRect(0, 0, width / 2, height);
      return canvas.toDataURL(kind);
    },
    [type, WIDTH, HEIGHT] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

/**
 * Returns a photo with location and device before the image data, and a second copy of the location after its end, where motion photos store their
 * video.
 */
const photo = async (page: Page): Promise<Buffer> => {
  const plain = await drawn(page, 'image/jpeg');
  const exif = exifSegment(cameraExif(PORTRAIT, 'MM', PLACE));
  return Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2), Buffer.from(PLACE)]);
};

/** Returns a screenshot with the location in a text chunk after the header. */
const screenshot = async (page: Page): Promise<Buffer> => {
  const plain = await drawn(page, 'image/png');
  const headerEnd = 33;
  return Buffer.concat([plain.subarray(0, headerEnd), pngText(PLACE), plain.subarray(headerEnd)]);
};

/** Records the files in every form that the page sends, because request events do not expose them. */
const recordFiles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const send = window.fetch;
    const sent: { path: string; bytes: number[] }[] = [];
    Object.assign(window, { sentFiles: sent });
    window.fetch = async (to, init) => {
      const path = new URL(to instanceof Request ? to.url : String(to), location.href).pathname;
      if (init?.body instanceof FormData)
        for (const value of init.body.values())
          if (value instanceof File) sent.push({ path, bytes: [...new Uint8Array(await value.arrayBuffer())] });
      return send(to, init);
    };
  });

const sentFiles = async (page: Page, path: string): Promise<readonly Buffer[]> => {
  const files = await page.evaluate(
    () => (window as unknown as { sentFiles: { path: string; bytes: number[] }[] }).sentFiles,
  );
  return files.filter((file) => file.path === path).map(({ bytes }) => Buffer.from(bytes));
};

const expectClean = (files: readonly Buffer[]): void => {
  expect(files.map((bytes) => readPictureSize(bytes))).toEqual([
    { width: HEIGHT, height: WIDTH },
    { width: WIDTH, height: HEIGHT },
  ]);
  for (const bytes of files)
    for (const hidden of [PLACE, 'ABC', 'Exif', 'tEXt']) expect(bytes.includes(hidden)).toBe(false);
};

const choose = async (page: Page, input: Locator): Promise<void> => {
  const files = [
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo(page) },
    { name: 'screenshot.png', mimeType: 'image/png', buffer: await screenshot(page) },
  ];
  for (const { buffer } of files) expect(buffer.includes(PLACE)).toBe(true);
  await input.setInputFiles(files);
  await expect(page.getByText('2 of 3 images chosen')).toBeVisible();
};

test(
  'a small photo in an application is sent upright and without location and device',
  DESKTOP_ONLY,
  async ({ page }) => {
    await recordFiles(page);
    await page.goto(at('perya', '/?lang=EN'));
    await settled(page);
    await logIn(page, false, 'vip01');
    await page.goto(at('perya', '/promoDetail?id=share&apply=1&lang=EN'));
    await page.getByRole('textbox', { name: /Comment/ }).fill('My win of yesterday');
    await choose(page, page.locator('input[type=file]'));
    await page.getByRole('button', { name: 'Send the application' }).click();
    await expect(page.getByText('Your application was sent')).toBeVisible();
    expectClean(await sentFiles(page, applyPromotion.path));
  },
);

test(
  'a photo sent as proof for a withdrawal contains no location and device',
  DESKTOP_ONLY,
  async ({ page, request }) => {
    await recordFiles(page);
    await page.goto(at('siam', '/?lang=EN'));
    await settled(page);
    await logIn(page, false, 'vip01');
    await page.goto(at('siam', '/index?member=withdraw&lang=EN'));
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await centre.getByRole('button', { name: 'Add an account' }).click();
    await centre.getByRole('combobox', { name: /Bank or e-wallet/ }).selectOption({ index: 1 });
    await centre.getByRole('textbox', { name: /Account number/ }).fill('00112233445566');
    await centre.getByRole('button', { name: 'Save the account' }).click();
    await centre.getByRole('textbox', { name: /Amount/ }).fill('500');
    await centre.getByRole('button', { name: 'Continue' }).click();
    await centre.getByLabel(/^Payment password/).fill('246810');
    await centre.getByRole('button', { name: /^Withdraw .*\d/ }).click();
    const orderNo = await payNewestWithdrawal(centre, request);
    await page.reload();
    await centre.getByRole('button', { name: 'Not received' }).click();
    await choose(page, centre.locator('input[type=file]'));
    await centre.getByRole('button', { name: 'Report it' }).click();
    await expect(centre.getByText(/sent 2 images/)).toBeVisible();
    expectClean(await sentFiles(page, confirmWithdrawal.path.replace('{orderId}', orderNo)));
  },
);
