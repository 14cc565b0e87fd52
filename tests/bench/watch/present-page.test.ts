import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withPresentPage } from './present-page.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'marquee-present-page-'));
  for (const checkout of ['working', 'commit']) {
    mkdirSync(join(dir, checkout, 'page'), { recursive: true });
    writeFileSync(join(dir, checkout, 'page/main.ts'), checkout);
  }
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Opens the page for a commit whose sources work only with the pages in `working`. */
const open = (working: readonly string[]) =>
  withPresentPage(
    join(dir, 'working'),
    join(dir, 'commit'),
    'page',
    async (root) => {
      const page = readFileSync(join(root, 'page/main.ts'), 'utf8');
      if (!working.includes(page)) throw new Error('Build failed:\n\nMissing "#languages/EN.json"\n    at vite.js:1');
      return { page, close: () => undefined };
    },
    async () => undefined,
  );

test("both checkouts are measured with the working tree's page", async () => {
  expect((await open(['working', 'commit'])).page).toBe('working');
});

test('a commit too old for that page is measured with its own page, and the output says why', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect((await open(['commit'])).page).toBe('commit');
    expect(written.mock.calls.join('')).toContain('with its own page: Build failed: Missing "#languages/EN.json"\n');
  } finally {
    written.mockRestore();
  }
});
