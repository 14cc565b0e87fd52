import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import { median, rank, print, printTargets } from '../figures.ts';
import { openLobbyBench, SLOWED, TILES, type LobbyBench } from './measure-lobby.ts';
import type { GridFigures } from './page/main.tsx';
import type { SearchTimes } from './page/search-times.ts';

/**
 * Renders the lobby with 10,000 tiles in a phone's viewport, with the CPU slowed down four times. Measures the first render of the page that waits
 * for the tiles, the time from the answer to the tiles, how smoothly the list scrolls, its size in the document and in memory, and searches in the
 * full catalogue, typed letter by letter, with and without typos. The baseline is the same scroll through plain boxes: frames lost there are lost by
 * the machine itself. Uses five fresh pages for each; figures are medians over the pages, except that frames and queries are pooled.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);

interface Seen {
  readonly grid: GridFigures;
  readonly heapMb: number;
  readonly search: SearchTimes;
  readonly plain: readonly number[];
}

const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
};

const measureOnce = async ({ onFreshPage }: LobbyBench): Promise<Seen> => {
  const { grid, heapMb } = await onFreshPage(async (page) => ({
    grid: await page.evaluate((count) => globalThis.mountTiles(count), TILES),
    heapMb: await heapOf(page),
  }));
  const search = await onFreshPage((page) => page.evaluate(() => globalThis.measureSearch()));
  const plain = await onFreshPage((page) => page.evaluate(() => globalThis.scrollPlain()));
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

let browser: Browser | null = null;
let bench: LobbyBench | null = null;
try {
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...chromiumPath() });
  bench = await openLobbyBench(browser, fileURLToPath(new URL('../../..', import.meta.url)));
  const runs: Seen[] = [];
  while (runs.length < RUNS) runs.push(await measureOnce(bench));
  process.exitCode = report(runs) ? 0 : 1;
} finally {
  await browser?.close();
  bench?.close();
}
