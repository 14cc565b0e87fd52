import type { BenchBrowser, CdpSession } from './lighthouse.ts';
import { blockingTime, watchLongTasks, type LongTask } from './long-tasks.ts';
import { PHONE, PHONE_AGENT, SLOWED } from './phone.ts';

/** Milliseconds. */
export interface BareFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
}

declare global {
  var largestPaint: number | undefined;
}

/** Runs in the page before anything else: records the time of the largest paint. */
const watchLargestPaint = (): void => {
  new PerformanceObserver((list) => {
    globalThis.largestPaint = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Scripts that a page has loaded by the time it is idle. */
export interface ScriptTransfer {
  readonly requests: number;
  /** Bytes transferred, including headers. */
  readonly bytes: number;
}

interface Seen {
  readonly scripts: ScriptTransfer;
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly tasks: readonly LongTask[];
  /** Milliseconds since the last response or the end of the last long task. */
  readonly quietMs: number;
}

/** Runs in the page. */
const readSeen = (): Seen => {
  const tasks = globalThis.longTasks ?? [];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Texts count as script, because they were part of the script before they became separate files.
  const scripts = resources.filter(({ name }) => /\.js$|\/(?:forms|texts)-[A-Z]+\./.test(new URL(name).pathname));
  const ends = [
    ...resources.map(({ responseEnd }) => responseEnd),
    ...tasks.map(({ startTime, duration }) => startTime + duration),
  ];
  return {
    scripts: {
      requests: scripts.length,
      bytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    },
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    lcp: globalThis.largestPaint ?? null,
    tasks,
    quietMs: performance.now() - Math.max(0, ...ends),
  };
};

const QUIET_MS = 3000;
const LOOK_MS = 1000;
const LONGEST_MS = 30_000;

const seenBy = async ({ send }: Tab): Promise<Seen> => {
  const { result } = await send<{ readonly result: { readonly value: Seen } }>('Runtime.evaluate', {
    expression: `(${readSeen.toString()})()`,
    returnByValue: true,
  });
  return result.value;
};

/** A DevTools protocol session for a blank page. */
export interface Tab {
  readonly send: <Answer>(method: string, params?: object) => Promise<Answer>;
}

const quietSight = async (tab: Tab, address: string, since = performance.now()): Promise<Seen> => {
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  const seen = await seenBy(tab);
  if (seen.fcp !== null && seen.quietMs > QUIET_MS) return seen;
  if (performance.now() - since > LONGEST_MS) throw new Error(`${address}: not quiet after ${LONGEST_MS} ms`);
  return quietSight(tab, address, since);
};

const openTab = async (browser: BenchBrowser): Promise<CdpSession> => {
  const before = new Set(browser.targets());
  const whole = await browser.target().createCDPSession();
  await whole.send('Target.createTarget', { url: 'about:blank' });
  const target = await browser.waitForTarget((one) => one.type() === 'page' && !before.has(one));
  return target.createCDPSession();
};

export interface BareVisit {
  readonly figures: BareFigures;
  readonly scripts: ScriptTransfer;
}

/**
 * Visits a page in a tab without developer tools, as in a player's browser. Lighthouse's driver enables the inspector's runtime, which makes V8 parse
 * a script a second time, for source positions, when it creates its first Error (React does at start-up). At 4x slowdown this adds 150 ms to our
 * first task, a delay that no player has.
 */
export const bareVisit = async (tab: Tab, address: string): Promise<BareVisit> => {
  const { width, height, deviceScaleFactor } = PHONE;
  await tab.send('Page.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: true });
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await tab.send('Emulation.setUserAgentOverride', { userAgent: PHONE_AGENT });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  // The compiler's output calls a helper that does not exist in the page.
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `globalThis.__name = (value) => value; (${watchLongTasks.toString()})(); (${watchLargestPaint.toString()})()`,
  });
  await tab.send('Page.navigate', { url: address });
  const { fcp, lcp, tasks, scripts } = await quietSight(tab, address);
  const figures = { fcp: fcp ?? Number.NaN, lcp: lcp ?? Number.NaN, tbt: blockingTime(tasks, fcp ?? 0) };
  return { figures, scripts };
};

/** Runs `bareVisit` in a new tab of the benchmark's browser. */
export const bareLoad = async (browser: BenchBrowser, address: string): Promise<BareFigures> => {
  const session = await openTab(browser);
  const tab: Tab = { send: (method, params = {}) => session.send(method, params) };
  const { figures } = await bareVisit(tab, address);
  await tab.send('Page.close');
  return figures;
};
