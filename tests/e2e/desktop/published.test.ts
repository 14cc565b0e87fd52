import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { headersFor, serveFolder } from '../serve-folder.ts';
import { at, expect, settled, test } from '../site-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// A language that the brand does not support, so that the server and the static host both choose the default.
test.use({ locale: 'fr-FR' });

test('a published brand works on any file server, with the same home page under the same policy', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allow(/status of 404/);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-published-'));
  try {
    const served = await page.goto(at('perya'));
    await settled(page);
    // The local server replaces the port in brand files with its own.
    const policy = (served?.headers()['content-security-policy'] ?? 'no policy').replaceAll(
      `localhost:${process.env.SITE_PORT ?? ''}`,
      'localhost:4000',
    );
    const names = await page.getByRole('main').getByRole('heading').allTextContents();

    const out = join(folder, 'site');
    await promisify(execFile)(process.execPath, ['cli/marquee.mjs', 'publish', 'perya', '--out', out], { cwd: root });
    const release = join(out, 'current');
    expect(readFileSync(join(release, '_headers'), 'utf8')).toContain("script-src 'self'");
    expect(
      headersFor(readFileSync(join(release, '_headers'), 'utf8'))['Content-Security-Policy']?.replace(
        /; upgrade-insecure-requests/,
        '',
      ),
    ).toBe(policy);

    const server = await serveFolder(release);
    try {
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://published.localhost:${port}/`);
      await settled(page);
      await expect(page).toHaveTitle(/Perya/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      expect(names).toEqual(
        expect.arrayContaining((await page.getByRole('main').getByRole('heading').allTextContents()).slice(0, 1)),
      );
    } finally {
      server.closeAllConnections();
      server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
