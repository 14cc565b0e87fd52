import { test as base, expect, type Page } from '@playwright/test';

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
export type Scene = (merchant: string, change: { readonly do?: 'set' | 'calm' | 'clearLocks'; readonly scenario?: Readonly<Record<string, unknown>> }) => Promise<void>;

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
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => console.error(`policy violation: ${violatedDirective} ${blockedURI}`));
      });
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(`${message.type()}: ${message.text()} ${message.location().url}`);
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

/** Waits until the site's code has taken over the prerendered page and its first answers are there. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
};
