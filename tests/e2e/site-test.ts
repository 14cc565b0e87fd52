import { test as base, expect, type Page, type Request } from '@playwright/test';
import { isSliced, sliceOf } from '../support/run-slice.ts';

export { expect };

const port = (): string => process.env.SITE_PORT ?? '';

/** The address of a page of a brand. */
export const at = (brand: string, path = '/'): string => `http://${brand}.localhost:${port()}${path}`;

/** The URL of the developer's pages and the health check, which belong to no brand. */
export const operatorUrl = (path: string): string => `http://localhost:${port()}${path}`;
/** For a browser; a call needs `developerCall`. */
export const developerUrl = (path: string): string => `http://sandbox.localhost:${port()}${path}`;
export const storybookUrl = (path: string): string => `http://storybook.localhost:${port()}${path}`;

/** A call to the developer pages; their host has no entry in the name service of every machine. */
export const developerCall = (
  path: string,
): readonly [address: string, options: { readonly headers: Record<string, string> }] => [
  `http://127.0.0.1:${port()}${path}`,
  { headers: { Host: `sandbox.localhost:${port()}` } },
];

/** Console messages, failed requests and CSP violations; any of them fails the test. */
export interface Faults {
  /** Allows those that a test causes on purpose. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
}

/** A scenario of the sandbox, for one merchant. */
export type Scene = (
  merchant: string,
  change: { readonly do?: 'set' | 'calm' | 'clearLocks'; readonly scenario?: Readonly<Record<string, unknown>> },
) => Promise<void>;

/** In the phone's window alone: what the test sees does not hang on the width. `npm run test:full` has every test in both. */
export const PHONE_ONLY = { tag: '@phone' } as const;
/** In the desktop's window alone, for the same reason. */
export const DESKTOP_ONLY = { tag: '@desktop' } as const;
/** In `npm run test:quick` too. */
export const QUICK = { tag: '@quick' } as const;
/** In the phone's window alone, and in `npm run test:quick` too. */
export const PHONE_AND_QUICK = { tag: ['@phone', '@quick'] };
/** In one window, which the seed of `npm test` draws: the test looks at the same parts in both, and takes long. */
export const drawnWindow = (name: string): { readonly tag?: '@phone' | '@desktop' } =>
  isSliced ? (sliceOf(name, [PHONE_ONLY, DESKTOP_ONLY])[0] ?? {}) : {};
/** In `npm run test:full` alone. */
export const FULL_ONLY = { tag: '@full' } as const;

interface Fixtures {
  readonly faults: Faults;
  readonly scene: Scene;
  /** A brand of this Playwright project alone: `shut` is `shut-desktop` or `shut-phone`. */
  readonly ownBrand: (name: string) => string;
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/u];
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
      const [address, options] = developerCall('/sandbox/scenario');
      const answer = await request.post(address, { ...options, data: { merchant, ...change } });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await use(send);
    for (const merchant of touched) await send(merchant, { do: 'calm' });
  },
  ownBrand: async ({ isMobile }, use) => {
    await use((name) => `${name}-${isMobile ? 'phone' : 'desktop'}`);
  },
});

/** Open requests of each page, counted from its creation. */
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
  // Playwright reports no end for requests of a document that the page has left. A change of the URL alone is not such a navigation.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && withoutHash(frame.url()) === next) {
      next = null;
      open.clear();
    }
  });
};

/** Lets the page draw so many frames: for a test that something does not move. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (drawn) => {
    for (let frame = 0; frame < drawn; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

const QUIET_MS = 100;
const LONGEST_WAIT_MS = 30_000;

/** Whether an answer is pending. Playwright reports no end for an image that the page removed, so images are checked in the page. */
const isWaiting = async (page: Page, open: ReadonlySet<Request>): Promise<boolean> => {
  if ([...open].some((request) => request.resourceType() !== 'image')) return true;
  return (
    open.size > 0 &&
    (await page.evaluate(() => [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')))
  );
};

/** True once the page was idle without open requests twice in a row. */
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

/** Waits until the page is hydrated and its first answers are there. Playwright's `networkidle` takes half a second each time and ends too early on a busy machine. */
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
