import type { Page } from '@playwright/test';
import { at, expect, settled, test, PHONE_ONLY } from './site-test.ts';
import { logIn, placeDeposit } from './steps.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

declare const setClock: (ms: number) => void;

/** Sets the device's clock wrong; the page's `setClock` changes by how much. */
const setClockWrong = async (page: Page, by: number): Promise<void> => {
  await page.addInitScript((atFirst) => {
    let ahead = atFirst;
    const now = Date.now.bind(Date);
    Object.assign(globalThis, { setClock: (ms: number) => (ahead = ms) });
    globalThis.Date = class extends Date {
      constructor(...parts: readonly unknown[]) {
        super(...((parts.length === 0 ? [now() + ahead] : parts) as [number]));
      }

      static override now(): number {
        return now() + ahead;
      }
    } as DateConstructor;
  }, by);
};

for (const [title, by, brand] of [
  ['25 minutes fast', 25 * MINUTE_MS, 'perya'],
  ['a day slow', -DAY_MS, 'kumo'],
  ['a year fast', 365 * DAY_MS, 'lotus'],
] as const)
  test(
    `on a device whose clock is ${title}, a member can log in and sees today's records and the correct time left to pay, even after the clock changes`,
    PHONE_ONLY,
    async ({ page, isMobile }) => {
      await setClockWrong(page, by);
      await page.goto(at(brand, '/?lang=EN'));
      await settled(page);
      await logIn(page, isMobile);
      await page.goto(at(brand, '/index?member=depositv2&lang=EN'));
      const centre = page.getByRole('dialog', { name: 'Member centre' });
      await placeDeposit(centre);
      const left = centre.getByRole('timer').filter({ hasText: /^\d+:\d\d$/ });
      await expect(left).toHaveText(/^(?:29:[345]\d|30:00)$/);
      await Promise.all([page.waitForResponse(/\/wps\/system\/status/), page.evaluate(() => setClock(-90 * 60_000))]);
      await expect(left).toHaveText(/^29:[2345]\d$/);
      const [asked] = await Promise.all([
        page.waitForRequest((request) => new URL(request.url()).searchParams.has('from')),
        page.goto(at(brand, '/index?member=transactionHistory&lang=EN')),
      ]);
      const { searchParams } = new URL(asked.url());
      expect(Math.abs(Number(searchParams.get('to')) - Date.now())).toBeLessThanOrEqual(DAY_MS);
    },
  );
