import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isFull } from '../../support/full-run.ts';
import { expect, test } from '../site-test.ts';

const MOMENTS = isFull ? 100 : 4;
/** Slightly longer than a publish, or another command, takes here, in milliseconds. */
const PUBLISH_MS = 3_000;
const SWITCH_MS = 1_500;

/** Returns times at which to kill a command that takes `longest` milliseconds; they are the same in each run. */
const moments = (count: number, longest: number): readonly number[] => {
  let seed = 20_261_125;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648) * longest;
  });
};

const folder = mkdtempSync(join(tmpdir(), 'marquee-crash-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`a publish, roll-back, undo or backup killed at any of ${MOMENTS} times leaves every page complete, in its old or new version, and the next command succeeds [operators.crash.kill]`, async () => {
  test.setTimeout(MOMENTS * 40_000 + 60_000);
  const out = join(folder, 'out');
  const file = join(folder, 'brands/perya/brand.json');
  cpSync('brands/perya', join(folder, 'brands/perya'), { recursive: true });
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  const publish = ['publish', 'perya', '--out', out, '--keep-days', '0'];
  const options = { env: { ...process.env, BRANDS_DIR: join(folder, 'brands') } };
  const run = (line: readonly string[]) => promisify(execFile)(process.execPath, ['cli/marquee.mjs', ...line], options);
  const named = (turn: number): void => writeFileSync(file, JSON.stringify({ ...brand, name: `House ${turn}` }));

  /** Reads a page as a web server would, and everything that the page refers to. */
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
  await run(publish);
  let before = readSite();
  /** Runs `marquee` and kills it at the given time while the site is being read. */
  const kill = async (line: readonly string[], moment: number, versions: readonly string[]): Promise<void> => {
    const child = spawn(process.execPath, ['cli/marquee.mjs', ...line], { ...options, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const timer = setTimeout(() => child.kill('SIGKILL'), moment);
    while (child.exitCode === null && child.signalCode === null) {
      expect(versions).toContain(readSite());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await ended;
    clearTimeout(timer);
  };

  for (const [turn, moment] of moments(MOMENTS, PUBLISH_MS).entries()) {
    named(turn + 1);
    await kill(publish, moment, [before, `House ${turn + 1}`]);
    before = readSite();
  }
  named(MOMENTS + 1);
  await run(publish);
  expect(readSite()).toBe(`House ${MOMENTS + 1}`);
  named(MOMENTS + 2);
  await run(publish);
  expect(readdirSync(join(out, 'releases')).length).toBeLessThanOrEqual(3);

  const versions = Array.from({ length: MOMENTS + 3 }, (_, turn) => `House ${turn}`);
  for (const [turn, moment] of moments(MOMENTS, SWITCH_MS).entries()) {
    const line = [['rollback'], ['undo'], ['backup', '--to', join(folder, `${turn}.tar`)]][turn % 3] ?? [];
    // Not during startup, when nothing is written.
    await kill([...line, '--out', out], (SWITCH_MS + moment) / 2, versions);
    await run(['releases', '--out', out]);
  }
  await run(['undo', '--out', out]);
  expect(versions).toContain(readSite());
});
