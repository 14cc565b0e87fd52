import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrandFolder } from '#publish/brand-folder.ts';
import { themeSheet } from '#publish/theme-sheet.ts';
import { print } from '../figures.ts';
import { GAMES_PATH, journeysOf, PAGES, type Measured, type PageName, type Place, type Side } from './journeys.ts';
import { loadLighthouse } from './lighthouse.ts';
import { readContent, type ReadSite } from './read-content.ts';
import { report, type Sample } from './report.ts';
import { startChildServer, type ChildServer } from './start-child-server.ts';
import { writeStaticSite } from './static-site.ts';

/**
 * Measures how fast a published brand loads on a phone, compared with a static page of the same content that this benchmark generates: home, the
 * games page, opening the registration; first and repeat visits. Uses real Chromium with Lighthouse's mobile CPU and metrics; page loads are measured
 * in a tab without developer tools. One server serves both sites, behind our own proxy, which slows the network. The two sites alternate, and each
 * journey uses a new browser; figures are medians. If a brand shows visitors only its login, the login is measured as the home page, and the games
 * are measured as a player. BENCH_RUNS, BENCH_BRANDS and BENCH_PAGES (comma-separated) narrow the run.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

const chosen = <Name extends string>(all: readonly Name[], variable: string): readonly Name[] => {
  const names = process.env[variable]?.split(',') ?? all;
  const unknown = names.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0)
    throw new Error(`${variable} has unknown values: ${unknown.join(', ')}; known are ${all.join(', ')}`);
  return all.filter((name) => names.includes(name));
};

const needsLogin = (brand: string): boolean =>
  (
    JSON.parse(readFileSync(join(ROOT, 'brands', brand, 'brand.json'), 'utf8')) as {
      readonly modules: { readonly loginRequired: boolean };
    }
  ).modules.loginRequired;

const themeOf = (brand: string): string => {
  const folder = readBrandFolder(join(ROOT, 'brands', brand));
  if (folder.brand === null) throw new Error(`brands/${brand} cannot be published`);
  return themeSheet(folder.brand.theme.tokens);
};

const brands = chosen(
  readdirSync(join(ROOT, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  'BENCH_BRANDS',
);
const journeys = journeysOf(new Set(chosen<PageName>(PAGES, 'BENCH_PAGES')));

const sayRun = (run: number, brand: string, side: Side, seen: readonly Measured[]): void => {
  const figures = seen.map(
    ({ page, visit, figures: { lcp, opened, tbt, cls } }) =>
      `${page} ${visit} ${(page === 'register' ? opened : lcp).toFixed(0)} ms, blocked ${tbt.toFixed(0)}, shift ${cls.toFixed(3)}`,
  );
  print(`run ${run + 1}/${RUNS} ${brand} ${side}: ${figures.join('; ')}`);
};

const ATTEMPTS = 3;

/** Lighthouse occasionally loses a trace; such a visit is reported and repeated from the start. */
const patiently = async (journey: () => Promise<readonly Measured[]>, attempt = 1): Promise<readonly Measured[]> => {
  try {
    return await journey();
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    print(`repeating the visit: ${error instanceof Error ? error.message : String(error)}`);
    return patiently(journey, attempt + 1);
  }
};

const isFresh = (): boolean =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "const { isFresh, SITE } = await import('./cli/build-stamp.mjs'); process.exit(isFresh(SITE) ? 0 : 1)",
    ],
    { cwd: ROOT },
  ).status === 0;

if (!existsSync(join(ROOT, 'dist/stamp'))) throw new Error('the site is not built: npm run build');
if (!isFresh()) print('The build is older than the sources: npm run build');
const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-site-'));
const processes: ChildServer[] = [];
try {
  const lighthouse = await loadLighthouse();
  print(`Publishing ${brands.join(', ')} ...`);
  const site = await startChildServer('site-process.ts', [ROOT, folder, ...brands]);
  processes.push(site);
  const line = await startChildServer('line-process.ts', [String(site.port)]);
  processes.push(line);

  const content = new Map<string, ReadSite>();
  for (const brand of brands) {
    const host = `${brand}.localhost`;
    const read = await readContent(`http://${host}:${site.port}`, GAMES_PATH, needsLogin(brand));
    await writeStaticSite(join(folder, host), join(folder, `static.${host}`), {
      theme: themeOf(brand),
      gamesPath: GAMES_PATH,
      content: read.content,
    });
    content.set(brand, read);
  }

  const samples: Sample[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const sides: readonly Side[] = run % 2 === 0 ? ['ours', 'static'] : ['static', 'ours'];
    for (const brand of brands) {
      for (const journey of journeys) {
        for (const side of sides) {
          const place: Place = {
            side,
            origin: `http://${side === 'static' ? 'static.' : ''}${brand}.localhost:${line.port}`,
            cookies: side === 'static' ? [] : (content.get(brand)?.cookies ?? []),
          };
          const seen = await patiently(() => journey(lighthouse, place));
          sayRun(run, brand, side, seen);
          samples.push(...seen.map((one) => ({ ...one, brand, side })));
        }
      }
    }
  }
  process.exitCode = report(samples, RUNS) ? 0 : 1;
} finally {
  for (const { end } of processes) end();
  rmSync(folder, { recursive: true, force: true });
}
