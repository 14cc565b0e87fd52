import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { findNginx } from '../../find-nginx.mjs';
import { REPORTING_VISITORS, reportFailedLoads, sendReport, visitorCookie } from '../../support/canary-visitors.ts';
import { freePort, startNginx } from '../../support/start-nginx.ts';
import { perya } from '../add-brand.ts';
import { expect, test } from '../site-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const nginx = findNginx();
const HOST = 'perya.localhost';

let folder: string;
let port: number;
let endNginx: () => Promise<void>;
let watch: ChildProcess | null = null;
const target = (): string => join(folder, 'out');

const marquee = async (...line: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/marquee.mjs', ...line, '--out', target()], {
    cwd: root,
    env: { ...process.env, BRANDS_DIR: join(folder, 'brands') },
  });
  return stdout;
};

const brandName = (page: Page) => page.locator('meta[property="og:site_name"]');

const publish = async (name: string, ...more: readonly string[]): Promise<void> => {
  writeFileSync(join(folder, 'brands/perya/brand.json'), JSON.stringify({ ...perya, name, hosts: [HOST] }));
  await marquee('publish', 'perya', '--origin', `http://${HOST}:${port}`, ...more);
};

test.skip(nginx === null, 'nginx is not installed');

test.beforeAll(async () => {
  test.slow();
  folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-canary-'));
  cpSync(join(root, 'brands/perya'), join(folder, 'brands/perya'), { recursive: true });
  port = await freePort();
  await publish('House one');
  const configuration = readFileSync(join(target(), 'current/nginx.conf'), 'utf8').replaceAll('/srv/perya', target());
  endNginx = await startNginx({
    nginx: nginx ?? '',
    folder,
    sites: [configuration],
    ask: () => fetch(`http://127.0.0.1:${port}/robots.txt`),
  });
  await publish('House two', '--canary', '50,100', '--reload', `kill -HUP $(cat ${folder}/pid)`);
});
test.afterAll(async () => {
  watch?.kill();
  await endNginx();
  rmSync(folder, { recursive: true, force: true });
});

test('browsers report a script missing from a canary, and all visitors get the previous release [operators.canary.take-back]', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  faults.allow(/./);
  const [live = '', release = ''] = readdirSync(join(target(), 'releases')).sort();
  const assets = join(target(), 'releases', release, 'assets');
  for (const name of readdirSync(assets)) if (name.startsWith('entry-client-')) rmSync(join(assets, name));
  const reportsTo = await freePort();
  watch = spawn(
    process.execPath,
    [
      'cli/marquee.mjs',
      'canary',
      'watch',
      '--out',
      target(),
      '--port',
      String(reportsTo),
      '--reload',
      `kill -HUP $(cat ${folder}/pid)`,
    ],
    { cwd: root, stdio: 'ignore' },
  );
  const site = { port, host: HOST };
  // Until the reload, nginx ignores every report; afterwards, the process that watches the canary rejects a malformed one.
  await expect.poll(() => sendReport(site, '{'), { timeout: 30_000 }).toBe(400);
  const [name = '', value = ''] = visitorCookie(release, 'fresh').split('=');
  await context.addCookies([{ name, value, url: `http://${HOST}:${port}` }]);

  const reported = page.waitForRequest('**/_reports');
  await page.goto(`http://${HOST}:${port}/`);
  await expect(brandName(page)).toHaveAttribute('content', 'House two');
  await reported;

  expect(new Set(await reportFailedLoads(site, release))).toEqual(new Set([204]));

  await expect(async () => {
    await page.goto(`http://${HOST}:${port}/`);
    await expect(brandName(page)).toHaveAttribute('content', 'House one', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  // Including this test's browser.
  const all = REPORTING_VISITORS + 1;
  expect(await marquee('releases')).toMatch(
    new RegExp(`${release}[^]*rolled back after 50 % of visitors[^]*failed to load: ${all} of ${all}[^]*${live}.*live`),
  );
});
