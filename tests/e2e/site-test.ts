import { test as base, expect, type Page, type Request } from '@playwright/test';
import '../setup/languages.ts';
import { isSliced, sliceOf } from '../support/run-slice.ts';

export { expect };

const port = (): string => process.env.SITE_PORT ?? '';

/** Returns the URL of a brand's page. */
export const at = (brand: string, path = '/'): string => `http://${brand}.localhost:${port()}${path}`;

/** Returns the URL of a page that belongs to no brand, such as the developer pages and the health check. */
export const operatorUrl = (path: string): string => `http://localhost:${port()}${path}`;
/** Returns the URL of a developer page for use in a browser; tests that request it themselves need `developerCall`. */
export const developerUrl = (path: string): string => `http://sandbox.localhost:${port()}${path}`;
export const storybookUrl = (path: string): string => `http://storybook.localhost:${port()}${path}`;

/** Returns the URL and options for calling a developer page, because not every machine resolves its host name. */
export const developerCall = (
  path: string,
): readonly [address: string, options: { readonly headers: Record<string, string> }] => [
  `http://127.0.0.1:${port()}${path}`,
  { headers: { Host: `sandbox.localhost:${port()}` } },
];

/** Console messages, failed requests and CSP violations. Any of these fails the test. */
export interface Faults {
  /** Allows faults that a test causes deliberately. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
}

/** Changes the sandbox's scenario for one merchant. */
export type Scene = (
  merchant: string,
  change: { readonly do?: 'set' | 'calm' | 'clearLocks'; readonly scenario?: Readonly<Record<string, unknown>> },
) => Promise<void>;

/** Runs only in the phone window, because the checked behaviour does not depend on the width. `npm run test:full` runs every test in both. */
export const PHONE_ONLY = { tag: '@phone' } as const;
/** Runs only in the desktop window, because the checked behaviour does not depend on the width. */
export const DESKTOP_ONLY = { tag: '@desktop' } as const;
/** Also runs in `npm run test:quick`. */
export const QUICK = { tag: '@quick' } as const;
/** Runs only in the phone window, and also in `npm run test:quick`. */
export const PHONE_AND_QUICK = { tag: ['@phone', '@quick'] };
/** Runs in one window, chosen by the seed of `npm test`, because the test takes long and checks the same parts in both. */
export const drawnWindow = (name: string): { readonly tag?: '@phone' | '@desktop' } =>
  isSliced ? (sliceOf(name, [PHONE_ONLY, DESKTOP_ONLY])[0] ?? {}) : {};
/** Runs only in `npm run test:full`. */
export const FULL_ONLY = { tag: '@full' } as const;

interface Fixtures {
  readonly faults: Faults;
  readonly scene: Scene;
  /** Returns the id of a brand used only by this Playwright project: `shut` becomes `shut-desktop` or `shut-phone`. */
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

/** Open requests of each page, recorded since its creation. */
const waiting = new WeakMap<Page, Set<Request>>();

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';

/** Records the open requests of a page, for `settled`. */
export const watchRequests = (page: Page): void => {
  const open = new Set<Request>();
  let next: string | null = null;
  waiting.set(page, open);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) next = withoutHash(request.url());
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  // Playwright never reports the end of requests from a document that was left. Changing only the URL does not leave the document.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && withoutHash(frame.url()) === next) {
      next = null;
      open.clear();
    }
  });
};

/** Lets the page paint `count` frames, to test that something does not move. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (drawn) => {
    for (let frame = 0; frame < drawn; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);

const QUIET_MS = 100;
const LONGEST_WAIT_MS = 30_000;

/** Returns whether a response is pending. Playwright never reports the end of a removed image's request, so images are checked in the page. */
const isWaiting = async (page: Page, open: ReadonlySet<Request>): Promise<boolean> => {
  if ([...open].some((request) => request.resourceType() !== 'image')) return true;
  return (
    open.size > 0 &&
    (await page.evaluate(() => [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')))
  );
};

/** Returns whether the page is idle, without open requests, twice in a row. */
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

/**
 * Waits until the page is hydrated and its first responses have arrived. Playwright's `networkidle` takes half a second each time and ends too early
 * on a busy machine.
 */
export const settled = async (page: Page): Promise<void> => {
  const open = waiting.get(page) ?? new Set<Request>();
  const until = Date.now() + LONGEST_WAIT_MS;
  await page.waitForLoadState('load');
  while (!(await isQuiet(page, open).catch(() => false))) {
    if (Date.now() > until)
      throw new Error(`requests of the page are still pending: ${[...open].map((request) => request.url()).join(' ')}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};
