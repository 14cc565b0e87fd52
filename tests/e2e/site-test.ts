import { test as base, expect, type Page, type Request } from '@playwright/test';

export { expect };

const port = (): string => process.env.SITE_PORT ?? '';

/** The address of a page of a brand. */
export const at = (brand: string, path = '/'): string => `http://${brand}.localhost:${port()}${path}`;

/** Where the developer's pages and the health check answer, whatever the brand. */
export const backstage = (path: string): string => `http://localhost:${port()}${path}`;

/** What went wrong in a page without anybody looking. */
export interface Faults {
  /** Names what this test brings about itself. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
}

/** A scenario of the sandbox, for one merchant. */
export type Scene = (
  merchant: string,
  change: { readonly do?: 'set' | 'calm' | 'clearLocks'; readonly scenario?: Readonly<Record<string, unknown>> },
) => Promise<void>;

interface Fixtures {
  readonly faults: Faults;
  readonly scene: Scene;
  /** A brand of this window alone: `shut` is `shut-desktop` or `shut-phone`. */
  readonly ownBrand: (name: string) => string;
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', watchRequests);
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy violation: ${violatedDirective} ${blockedURI}`),
        );
      });
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          seen.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => seen.push(`thrown: ${error.error().stack ?? error.error().message}`));
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        if (why !== 'net::ERR_ABORTED') seen.push(`failed: ${request.method()} ${request.url()} ${why}`);
      });
      await use({ allow: (...patterns) => void allowed.push(...patterns) });
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  scene: async ({ request }, use) => {
    const touched = new Set<string>();
    const send: Scene = async (merchant, change) => {
      touched.add(merchant);
      const answer = await request.post(backstage('/sandbox/scenario'), { data: { merchant, ...change } });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await use(send);
    for (const merchant of touched) await send(merchant, { do: 'calm' });
  },
  ownBrand: async ({ isMobile }, use) => {
    await use((name) => `${name}-${isMobile ? 'phone' : 'desktop'}`);
  },
});

/** Requests of each page that have no answer yet; it counts from the first line of a test. */
const waiting = new WeakMap<Page, Set<Request>>();

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

const watchRequests = (page: Page): void => {
  const open = new Set<Request>();
  let next: string | null = null;
  waiting.set(page, open);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) next = withoutHash(request.url());
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  // Nobody tells how the requests of a document ended that the page has left. Until then it may change its own address.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && withoutHash(frame.url()) === next) {
      next = null;
      open.clear();
    }
  });
};

const QUIET_MS = 100;
const LONGEST_WAIT_MS = 30_000;

/** Whether an answer is still to come. Nobody tells how it ended with a picture that the page took away again, so the page itself says which pictures it waits for. */
const isWaiting = async (page: Page, open: ReadonlySet<Request>): Promise<boolean> => {
  if ([...open].some((request) => request.resourceType() !== 'image')) return true;
  return (
    open.size > 0 &&
    (await page.evaluate(() => [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')))
  );
};

/** True once the page had nothing to do and nothing to wait for, twice in a row. */
const isQuiet = async (page: Page, open: ReadonlySet<Request>): Promise<boolean> => {
  for (const pause of [QUIET_MS, 0]) {
    if (await isWaiting(page, open)) return false;
    await page.evaluate(
      (ms) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, ms), { timeout: 1000 })),
      pause,
    );
  }
  return !(await isWaiting(page, open));
};

/** Waits until the site's code has taken over the prerendered page and its first answers are there: Playwright's own `networkidle` takes half a second each time, and on a busy machine ends too early. */
export const settled = async (page: Page): Promise<void> => {
  const open = waiting.get(page) ?? new Set<Request>();
  const until = Date.now() + LONGEST_WAIT_MS;
  await page.waitForLoadState('load');
  while (!(await isQuiet(page, open).catch(() => false))) {
    if (Date.now() > until)
      throw new Error(`the page does not come to rest: ${[...open].map((request) => request.url()).join(' ')}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};
