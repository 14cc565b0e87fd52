import type { Browser } from 'playwright';
import { WINDOWS } from './plan-visits.ts';
import { closeWindow, inTime, PageStuck } from './stuck-page.ts';

/** The network of a phone with good reception. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 } as const;
/** The most loads per page. The fastest load counts, because other work on the machine can only slow a page down. */
const ROUNDS = 3;
/** Two loads are enough if the fastest times of the releases differ by at most this factor. */
const SIMILAR = 1.2;
/** How long a page may take to load, and then to start. */
export const LONGEST_PAINT_MS = 8000;

/** How long a started page may take to report its largest paint. */
const LONGEST_ENTRY_MS = 3000;

/** Resolves to the time of the largest paint, or to `Infinity` if the page paints nothing. Runs in the page. */
const paintTime = (longest: number): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    setTimeout(() => resolve(Infinity), longest);
  });

/** The time of a page's largest paint in milliseconds, keyed by the origin of the release. A release on which the page is not painted in time is missing. */
export type Paints = Readonly<Record<string, number>>;

/** Loads a page with an empty cache, and returns the time until its largest element is painted, or `Infinity` if that takes too long. */
const largestPaint = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: WINDOWS.phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(address, { timeout: LONGEST_PAINT_MS });
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, null, {
      timeout: LONGEST_PAINT_MS,
    });
    return await inTime(page.evaluate(paintTime, LONGEST_ENTRY_MS));
  } catch (error) {
    if (error instanceof Error && (error.name === 'TimeoutError' || error instanceof PageStuck)) return Infinity;
    throw error;
  } finally {
    await closeWindow(context);
  }
};

/** Returns whether more loads would change nothing: on a release, the page was not painted twice, or it takes about as long on each. */
const isSettled = (times: readonly number[], round: number): boolean =>
  round > 0 && (times.includes(Infinity) || Math.max(...times) <= SIMILAR * Math.min(...times));

/** Measures the largest paint of a page on several releases in alternation. Returns the fastest time for each release. */
export const measurePaint = async (browser: Browser, origins: readonly string[], path: string): Promise<Paints> => {
  const fastest = new Map<string, number>(origins.map((origin) => [origin, Infinity]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const origin of origins)
      fastest.set(origin, Math.min(fastest.get(origin) ?? Infinity, await largestPaint(browser, origin + path)));
    if (isSettled([...fastest.values()], round)) break;
  }
  return Object.fromEntries([...fastest].filter(([, time]) => time < Infinity));
};
