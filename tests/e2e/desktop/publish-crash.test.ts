import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFull } from '../../support/full-run.ts';
import { expect, test } from '../site-test.ts';

const MOMENTS = isFull ? 100 : 4;
/** Slightly longer than a publish takes here, in milliseconds. */
const LONGEST_MS = 3_000;

/** Returns the times at which to kill the publish, the same in each run. */
const moments = (): readonly number[] => {
  let seed = 20_261_125;
  return Array.from({ length: MOMENTS }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648) * LONGEST_MS;
  });
};

const folder = mkdtempSync(join(tmpdir(), 'marquee-crash-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`a publish killed at ${MOMENTS} moments leaves every page complete, in either its old or its new version, and the next publish succeeds`, async () => {
  test.setTimeout(MOMENTS * 10_000 + 60_000);
  const out = join(folder, 'out');
  const file = join(folder, 'brands/perya/brand.json');
  cpSync('brands/perya', join(folder, 'brands/perya'), { recursive: true });
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  const args = ['cli/marquee.mjs', 'publish', 'perya', '--out', out, '--keep-days', '0'];
  const options = { env: { ...process.env, BRANDS_DIR: join(folder, 'brands') } };
  const named = (turn: number): void => writeFileSync(file, JSON.stringify({ ...brand, name: `House ${turn}` }));

  /** Reads a page as a web server does, and everything that the page refers to. */
  const readSite = (): string => {
    const page = readFileSync(join(out, 'current/index.html'), 'utf8');
    expect(page).toMatch(/<\/html>\s*$/);
    const named = [...page.matchAll(/(?:href|src)="(\/(?:assets|brand|sheet|data|app)[^"]*)"/g)];
    expect(named).not.toEqual([]);
    for (const [, path = ''] of named) expect([path, existsSync(join(out, 'current', path))]).toEqual([path, true]);
    expect(readFileSync(join(out, 'current/sitemap.xml'), 'utf8')).toMatch(/<\/urlset>\s*$/);
    return /House \d+/.exec(page)?.[0] ?? 'no name';
  };

  named(0);
  await promisify(execFile)(process.execPath, args, options);
  let before = readSite();
  for (const [turn, moment] of moments().entries()) {
    named(turn + 1);
    const child = spawn(process.execPath, args, { ...options, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const timer = setTimeout(() => child.kill('SIGKILL'), moment);
    while (child.exitCode === null && child.signalCode === null) {
      expect([before, `House ${turn + 1}`]).toContain(readSite());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await ended;
    clearTimeout(timer);
    before = readSite();
  }
  named(MOMENTS + 1);
  await promisify(execFile)(process.execPath, args, options);
  expect(readSite()).toBe(`House ${MOMENTS + 1}`);
  expect(readdirSync(join(out, 'releases')).length).toBeLessThanOrEqual(3);
});
