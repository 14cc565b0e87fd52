import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { perya } from '../add-brand.ts';
import { serveFolder } from '../serve-folder.ts';
import { expect, settled, test } from '../site-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const HOUR_MS = 3_600_000;
const now = Date.now();
const [from, until] = [now + HOUR_MS, now + 2 * HOUR_MS];
const scheduledLooks = [
  {
    look: 'velvet@1',
    tokens: { light: { $type: 'color', header: { $value: '#0a1f12' } } },
    from: new Date(from).toISOString().replace(/\.\d+/, ''),
    until: new Date(until).toISOString().replace(/\.\d+/, ''),
  },
];
const USUAL = 'rgb(255, 247, 234)';
const VELVET = 'rgb(248, 246, 253)';

const shown = (page: Page) =>
  page.evaluate(() => ({
    canvas: getComputedStyle(document.documentElement).backgroundColor,
    bar: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    font: getComputedStyle(document.documentElement).getPropertyValue('--font-display').split(',')[0],
  }));

test('published files show a scheduled look from the first frame between its dates, and the usual look before and after, even in an open page [operators.schedule.look]', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  faults.allow(/status of 404/);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-scheduled-'));
  const brand = join(folder, 'brands/perya');
  cpSync(join(root, 'brands/perya'), brand, { recursive: true });
  writeFileSync(join(brand, 'brand.json'), JSON.stringify({ ...perya, scheduledLooks }));
  await promisify(execFile)(process.execPath, ['cli/marquee.mjs', 'publish', 'perya', '--out', join(folder, 'out')], {
    cwd: root,
    env: { ...process.env, BRANDS_DIR: join(folder, 'brands') },
  });
  const server = await serveFolder(join(folder, 'out/current'));
  try {
    const address = `http://scheduled.localhost:${(server.address() as AddressInfo).port}/`;
    const during = await context.newPage();
    await during.addInitScript((time) => {
      const start = Date.now();
      const { now: real } = Date;
      Date.now = () => real() - start + time;
    }, from + 1000);
    // Nothing is painted before the document has a body.
    await during.addInitScript(() =>
      new MutationObserver((_records, observer) => {
        if (document.querySelector('body') === null) return;
        observer.disconnect();
        document.documentElement.dataset['firstLook'] = document.documentElement.dataset['look'] ?? 'usual';
      }).observe(document, { childList: true, subtree: true }),
    );
    await during.goto(address);
    await expect(during.locator('html')).toHaveAttribute('data-first-look', '0');
    expect(await shown(during)).toMatchObject({ canvas: VELVET, bar: '#0a1f12' });
    await during.close();

    await page.clock.install({ time: now });
    await page.goto(address);
    await settled(page);
    const usual = await shown(page);
    expect(usual.canvas).toBe(USUAL);

    await page.clock.fastForward(from - now + 1000);
    await expect(page.locator('html')).toHaveAttribute('data-look', '0');
    expect(await shown(page)).toMatchObject({ canvas: VELVET, bar: '#0a1f12' });
    expect((await shown(page)).font).not.toBe(usual.font);

    await page.clock.fastForward(until - from);
    await expect(page.locator('html')).not.toHaveAttribute('data-look');
    expect(await shown(page)).toEqual(usual);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
