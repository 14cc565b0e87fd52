import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { findNginx } from '../../find-nginx.mjs';
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

/** Sends a request from one of the addresses of this machine; resolves to its status. */
const send = (path: string, { cookie = '', from = 1, body = '' }): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { Host: HOST, Cookie: cookie, 'Content-Type': 'application/json' };
    request(
      { host: '127.0.0.1', port, path, method: body === '' ? 'GET' : 'POST', headers, localAddress: `127.0.0.${from}` },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      },
    )
      .on('error', reject)
      .end(body);
  });

const brandName = (page: Page) => page.locator('meta[property="og:site_name"]');

const publish = async (name: string, ...more: readonly string[]): Promise<void> => {
  writeFileSync(join(folder, 'brands/perya/brand.json'), JSON.stringify({ ...perya, name, hosts: [HOST] }));
  await marquee('publish', 'perya', '--origin', `http://${HOST}:${port}`, ...more);
};

test.beforeAll(async () => {
  test.slow();
  test.skip(nginx === null, 'nginx is not installed');
  folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-canary-'));
  cpSync(join(root, 'brands/perya'), join(folder, 'brands/perya'), { recursive: true });
  port = await freePort();
  await publish('House one');
  const configuration = readFileSync(join(target(), 'current/nginx.conf'), 'utf8')
    .replaceAll('/srv/perya', target())
    .replaceAll(/^ *listen \[::\].*\n/gm, '');
  endNginx = await startNginx({
    nginx: nginx ?? '',
    folder,
    sites: [configuration],
    ask: () => send('/robots.txt', {}),
  });
  await publish('House two', '--canary', '50,100', '--reload', `kill -HUP $(cat ${folder}/pid)`);
});
test.afterAll(async () => {
  watch?.kill();
  await endNginx();
  rmSync(folder, { recursive: true, force: true });
});

test('a script that is missing in the release of a canary is reported by browsers, and all visitors get the release before [operators.canary.take-back]', async ({
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
  // Only the process that watches the canary refuses what is no report.
  await expect.poll(() => send('/_reports', { body: '{' }), { timeout: 30_000 }).toBe(400);
  const cookieOf = (digits: string, visitor: number): string =>
    `${release.slice(-8)}-${digits}${visitor.toString(16).padStart(30, '0')}`;
  await context.addCookies([{ name: 'marquee_canary', value: cookieOf('00', 0), url: `http://${HOST}:${port}` }]);

  const reported = page.waitForRequest('**/_reports');
  await page.goto(`http://${HOST}:${port}/`);
  await expect(brandName(page)).toHaveAttribute('content', 'House two');
  await reported;

  // Other visitors, from other addresses, report the same or nothing wrong.
  const body = JSON.stringify({ loadFailed: true, paint: null, login: null, deposit: null });
  for (let visitor = 1; visitor <= 24; visitor += 1) {
    const cookies = [cookieOf('00', visitor), cookieOf('ff', visitor)].map((value) => `marquee_canary=${value}`);
    expect([
      await send('/_reports', { cookie: cookies[0] ?? '', from: visitor + 1, body }),
      await send('/_reports', { cookie: cookies[1] ?? '', from: visitor + 1, body: body.replace('true', 'false') }),
    ]).toEqual([204, 204]);
  }

  await expect(async () => {
    await page.goto(`http://${HOST}:${port}/`);
    await expect(brandName(page)).toHaveAttribute('content', 'House one', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  expect(await marquee('releases')).toMatch(
    // The browser is one of the 25.
    new RegExp(`${release}[^]*taken back after 50 % of visitors[^]*failed to load: 25 of 25[^]*${live}.*live`),
  );
});
