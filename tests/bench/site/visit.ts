import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import { bareLoad, type BareFigures } from './bare-visit.ts';
import type { BenchBrowser, BenchPage, Cookie, Lighthouse, LighthouseResult } from './lighthouse.ts';
import { blockingTime, watchLongTasks, type LongTask } from './long-tasks.ts';
import { PHONE, PHONE_AGENT, SLOWED } from './phone.ts';
import { openerPlace, watchDialog } from './watch-dialog.ts';

/** Milliseconds and bytes; NaN if a kind of visit has no such figure. */
export interface Figures extends BareFigures {
  /** The largest contentful paint and the blocking time, as measured by Lighthouse. */
  readonly watchedLcp: number;
  readonly watchedTbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  /** The time from a click to the next frame. */
  readonly inp: number;
  /** The time from the click until the dialog's last field is on screen. */
  readonly opened: number;
  readonly bytes: number;
  readonly scriptBytes: number;
}

/**
 * Lighthouse only observes, because the network proxy slows packets and the browser slows the CPU. Figures that Lighthouse would still simulate are
 * ignored. Each visit has its own profile, so there is nothing to clear.
 */
const flags = (audits: readonly string[]): Readonly<Record<string, unknown>> => ({
  logLevel: 'error',
  onlyAudits: audits,
  formFactor: 'mobile',
  screenEmulation: { disabled: true },
  emulatedUserAgent: false,
  disableStorageReset: true,
  disableFullPageScreenshot: true,
  throttlingMethod: 'simulate',
  throttling: {
    rttMs: 0,
    throughputKbps: 0,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
    cpuSlowdownMultiplier: 1,
  },
});
const LOAD = flags(['metrics', 'cumulative-layout-shift', 'network-requests']);
const PRESS = flags(['cumulative-layout-shift', 'interaction-to-next-paint', 'network-requests']);

const figuresOf = (
  lhr: LighthouseResult | undefined,
  what: string,
  tasks: readonly LongTask[],
  from = 0,
  opened = Number.NaN,
): Figures => {
  const failure =
    lhr === undefined
      ? 'no result'
      : (lhr.runtimeError?.message ??
        Object.values(lhr.audits).find((audit) => audit?.errorMessage !== undefined)?.errorMessage);
  if (lhr === undefined || failure !== undefined) throw new Error(`Lighthouse, ${what}: ${failure}`);
  const { audits } = lhr;
  const seen = audits.metrics?.details?.items?.[0];
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (rows: typeof requests): number => rows.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const fcp = seen?.observedFirstContentfulPaint ?? Number.NaN;
  const [lcp, tbt] = [
    seen?.observedLargestContentfulPaint ?? Number.NaN,
    blockingTime(tasks, Number.isNaN(fcp) ? from : fcp),
  ];
  return {
    lcp,
    fcp,
    tbt,
    watchedLcp: lcp,
    watchedTbt: tbt,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    speedIndex: seen?.observedSpeedIndex ?? Number.NaN,
    inp: audits['interaction-to-next-paint']?.numericValue ?? Number.NaN,
    opened,
    bytes: bytes(requests),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
};

export interface Visitor {
  /** Measures a cold visit, in a new tab. */
  readonly load: (address: string) => Promise<Figures>;
  /** Measures a cold visit without Lighthouse. */
  readonly loadBare: (address: string) => Promise<BareFigures>;
  /** Opens another document in the tab without measuring it. */
  readonly go: (address: string) => Promise<void>;
  /** Clicks the header's first button and waits for the fields of the dialog. */
  readonly openDialog: () => Promise<Figures>;
  /** Measures what happens in the page while `act` runs. */
  readonly during: (act: (page: BenchPage) => Promise<void>) => Promise<Figures>;
}

const phoneTab = async (browser: BenchBrowser): Promise<BenchPage> => {
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  await page.setUserAgent(PHONE_AGENT);
  // The compiler's output calls a helper, `__name`, that does not exist in the page.
  await page.evaluateOnNewDocument(`globalThis.__name = (value) => value; (${watchLongTasks.toString()})()`);
  return page;
};

const longTasksOf = (page: BenchPage): Promise<readonly LongTask[]> => page.evaluate(() => globalThis.longTasks ?? []);

/** Runs `stay` in a new browser with an empty profile. */
export const onePhone = async <Value>(
  lighthouse: Lighthouse,
  cookies: readonly Cookie[],
  stay: (visitor: Visitor) => Promise<Value>,
): Promise<Value> => {
  const profile = mkdtempSync(join(tmpdir(), 'marquee-bench-profile-'));
  const browser = await lighthouse.launch({
    executablePath: chromiumPath().executablePath ?? chromium.executablePath(),
    args: CHROMIUM_ARGS,
    headless: true,
    userDataDir: profile,
  });
  try {
    if (cookies.length > 0) await browser.setCookie(...cookies);
    let page: BenchPage | null = null;
    const tab = (): BenchPage => {
      if (page === null) throw new Error('no tab is open');
      return page;
    };
    const measure = async (what: string, act: (page: BenchPage) => Promise<number>): Promise<Figures> => {
      const span = await lighthouse.startTimespan(tab(), { flags: PRESS });
      await tab().emulateCPUThrottling(SLOWED);
      const from = await tab().evaluate(() => performance.now());
      const opened = await act(tab());
      const result = await span.endTimespan();
      return figuresOf(result?.lhr, what, await longTasksOf(tab()), from, opened);
    };
    return await stay({
      load: async (address) => {
        const left = page;
        page = await phoneTab(browser);
        await left?.close();
        await page.emulateCPUThrottling(SLOWED);
        const result = await lighthouse.navigation(page, address, { flags: LOAD });
        const [path, wanted] = [new URL(page.url()).pathname, new URL(address).pathname];
        if (wanted !== '/' && path !== wanted) throw new Error(`${address} redirects to ${page.url()}`);
        return figuresOf(result?.lhr, address, await longTasksOf(page));
      },
      loadBare: (address) => bareLoad(browser, address),
      go: async (address) => {
        page ??= await phoneTab(browser);
        await page.goto(address, { waitUntil: 'networkidle0' });
      },
      openDialog: () =>
        measure('the dialog', async (page) => {
          await page.evaluate(watchDialog);
          const { x, y } = await page.evaluate(openerPlace);
          await page.touchscreen.tap(x, y);
          const painted = await page.evaluate(() => globalThis.dialogPainted);
          return painted ?? Number.NaN;
        }),
      during: (act) =>
        measure('the list', async (page) => {
          await act(page);
          return Number.NaN;
        }),
    });
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
