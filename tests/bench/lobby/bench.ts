import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { contentSecurityPolicy } from '#publish/content-security-policy.ts';
import { drawRaster } from '#sandbox/kernel/images/draw-raster.ts';
import { gameTile } from '#sandbox/kernel/images/game-tile.ts';
import { makeGames } from '#sandbox/seed/make-games.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import { buildBenchPage, serveBenchPage, type BenchServer } from '../bench-page.ts';
import { median, rank, print, printTargets } from '../figures.ts';
import type { GridFigures } from './page/main.tsx';
import type { SearchTimes } from './page/search-times.ts';

/**
 * The lobby with 10,000 tiles in a phone's viewport with a CPU slowed down four times. Measures the first render of the page that waits for the
 * tiles, the time from the answer to the tiles, how evenly the list scrolls, and its size in the document and in memory; and the search in the full
 * catalogue, typed letter by letter, with and without typos.
 * The same scroll through plain boxes is the baseline: frames lost there are lost by the machine itself. Five fresh pages each; figures
 * are medians over the pages, except that frames and queries are pooled.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const TILES = 10_000;
const SLOWED = 4;
/** The number of images; every tile requests one of them under its own URL. */
const PICTURES = 24;
const POLICY = contentSecurityPolicy({
  allow: { image: ['data:'], launch: [], service: [], payment: [], gateway: [] },
});

interface Seen {
  readonly grid: GridFigures;
  readonly heapMb: number;
  readonly search: SearchTimes;
  readonly plain: readonly number[];
}

const { games } = makeGames('full', Date.now());
const tiles = games.map(({ nodeId, vassalage, vendor, gameType, gameName, minBet, isHot }) => ({
  nodeId,
  vassalage,
  vendor,
  gameType,
  gameClassify: null,
  gameName,
  minBet,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
  isHot: isHot === true ? 1 : 0,
}));
const vendorKeys = [...new Set(games.map(({ vassalage, gameType }) => `${vassalage}|${gameType}`))];
const catalogue = {
  vendors: vendorKeys.map((key) => {
    const own = games.filter(({ vassalage, gameType }) => `${vassalage}|${gameType}` === key);
    const [first] = own;
    return {
      vassalage: first?.vassalage,
      vendor: first?.vendor,
      gameType: first?.gameType,
      games: own.map(({ nodeId, gameName, gameClassify, gameCode, isGame, defaultPlayType }) => ({
        nodeId,
        gameName,
        gameClassify: gameClassify ?? null,
        gameCode,
        isGame,
        defaultPlayType: defaultPlayType ?? null,
      })),
    };
  }),
};

const pictures = await Promise.all(
  games.slice(0, PICTURES).map(({ gameType, gameName }) => drawRaster(gameTile(gameType, gameName), 240, 'image/webp')),
);
const pictureOf = (path: string): Uint8Array | null =>
  pictures[Number(/(\d+)\.png$/.exec(path)?.[1] ?? 0) % PICTURES] ?? null;

const made = (path: string): string | Uint8Array | null => {
  if (path === '/games.json') return JSON.stringify(tiles);
  if (path === '/catalogue.json') return JSON.stringify(catalogue);
  return path.startsWith('/TCG_PROD_IMAGES/') ? pictureOf(path) : null;
};

const onFreshPage = async <Value>(
  browser: Browser,
  origin: string,
  measure: (page: Page) => Promise<Value>,
): Promise<Value> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const value = await measure(page);
  await context.close();
  if (errors.length > 0) throw new Error(errors.join('; '));
  return value;
};

const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
};

const measureOnce = async (browser: Browser, origin: string): Promise<Seen> => {
  const { grid, heapMb } = await onFreshPage(browser, origin, async (page) => ({
    grid: await page.evaluate((count) => globalThis.mountTiles(count), TILES),
    heapMb: await heapOf(page),
  }));
  const search = await onFreshPage(browser, origin, (page) => page.evaluate(() => globalThis.measureSearch()));
  const plain = await onFreshPage(browser, origin, (page) => page.evaluate(() => globalThis.scrollPlain()));
  return { grid, heapMb, search, plain };
};

const report = (runs: readonly Seen[]): boolean => {
  const frames = runs.flatMap(({ grid }) => grid.frames);
  const plain = runs.flatMap((run) => run.plain);
  const queries = runs.flatMap(({ search }) => search.queries);
  const wake = median(runs.map(({ grid }) => grid.wakeMs));
  const mount = median(runs.map(({ grid }) => grid.mountMs));
  const nodes = Math.max(...runs.map(({ grid }) => grid.mostNodes));
  const blank = runs.reduce((sum, { grid }) => sum + grid.blank, 0);
  const dropped = frames.filter((ms) => ms > 25).length;
  print(`\n${TILES} tiles, ${SLOWED}x CPU, ${runs.length} fresh pages\n`);
  print(
    '| Page that waits, ms | Mount, ms | Frame p50, ms | p95 | p99 | Dropped frames | Blank frames | Nodes | Heap, MB |',
  );
  print('|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
  print(
    `| ${wake.toFixed(0)} | ${mount.toFixed(0)} | ${median(frames).toFixed(1)} | ${rank(frames, 0.95).toFixed(1)} | ${rank(frames, 0.99).toFixed(1)} | ${dropped} of ${frames.length} | ${blank} | ${nodes} | ${median(runs.map(({ heapMb }) => heapMb)).toFixed(1)} |`,
  );
  const [first] = runs;
  print(
    `\nThe same scroll through plain boxes on this machine: frame p50 ${median(plain).toFixed(1)} ms, p95 ${rank(plain, 0.95).toFixed(1)} ms`,
  );
  print(`\nSearch over ${first?.search.games ?? 0} games, ${queries.length} queries\n`);
  print('| Index, ms | Longest task, ms | Query p50, ms | p95 | Slowest | Found nothing |');
  print('|---:|---:|---:|---:|---:|---:|');
  print(
    `| ${median(runs.map(({ search }) => search.buildMs)).toFixed(0)} | ${median(runs.map(({ search }) => search.longestTaskMs)).toFixed(0)} | ${median(queries).toFixed(1)} | ${rank(queries, 0.95).toFixed(1)} | ${Math.max(...queries).toFixed(1)} | ${first?.search.misses ?? 0} |\n`,
  );
  return printTargets([
    { words: 'mount, ms', value: mount, most: 150 },
    { words: 'scrolling, frame p95, ms', value: rank(frames, 0.95), most: 17 },
    { words: 'nodes of the list', value: nodes, most: 400 },
    { words: 'blank frames', value: blank, most: 0 },
    { words: 'search, p95, ms', value: rank(queries, 0.95), most: 50 },
  ]);
};

const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-lobby-'));
let server: BenchServer | null = null;
let browser: Browser | null = null;
try {
  await buildBenchPage(fileURLToPath(new URL('page', import.meta.url)), folder);
  server = await serveBenchPage(folder, { made, policy: () => POLICY });
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...chromiumPath() });
  const runs: Seen[] = [];
  while (runs.length < RUNS) runs.push(await measureOnce(browser, server.origin));
  process.exitCode = report(runs) ? 0 : 1;
} finally {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
}
