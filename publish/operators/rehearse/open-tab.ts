import type { Browser, BrowserContext, Page } from 'playwright';
import { stuckObservation, type Fault, type Observation } from './observation.ts';
import { WINDOWS, type Role, type Theme, type Visit } from './plan-visits.ts';
import { readPage, showEverything, unreadableManifest } from './read-page.ts';
import { closeWindow, inTime, PageStuck } from './stuck-page.ts';
import { normalized, watchPage, type PageWatch } from './watch-page.ts';

export interface Account {
  readonly name: string;
  readonly password: string;
}

export interface TabOptions {
  readonly origin: string;
  readonly role: Role;
  readonly theme: Theme;
  /** The account that logs in for the role `member`. */
  readonly account: Account;
  /** The time that the page sees, in Unix milliseconds. */
  readonly now: number;
}

export interface VisitOptions {
  /** Whether to check accessibility and contrast as well, which takes most of the time of a visit. */
  readonly isAudited?: boolean;
  /** Whether to wait longer for elements that the page adds late, such as a dialog whose code is still loading. */
  readonly isPatient?: boolean;
}

/** A browser tab in which one player visits a release. */
export interface Tab {
  readonly visit: (visit: Visit, options?: VisitOptions) => Promise<Observation>;
  /** Returns whether a page did not respond, after which the tab is of no use. */
  readonly isStuck: () => boolean;
  readonly close: () => Promise<void>;
}

/** Thrown if the member of a tab cannot log in. */
export class LoginFailed extends Error {
  constructor(why: string) {
    super(`the member cannot log in: ${why}`);
    this.name = 'LoginFailed';
  }
}

const LONGEST_MS = 8000;
/** How long axe may take. */
const LONGEST_AUDIT_MS = 60_000;
/** How long a settled page may still wait for requests. */
const LONGEST_REQUEST_MS = 3000;
/** The only page whose web app manifest is checked, because all pages share it. */
const HOME = '/index';
/** How long a page may take to start if an earlier page in the same tab did not start at all. */
const LONGEST_AFTER_FAILURE_MS = 2500;
/** A page has settled once its elements have not changed for `quiet` milliseconds, or at the latest after `longest` milliseconds. */
const USUAL = { quiet: 120, longest: 1500 };
const PATIENT = { quiet: 1000, longest: 6000 };

type Times = typeof USUAL;

/** Waits until no element has been added or removed for a while. Runs in the page. */
const elementsSettle = ({ quiet, longest }: Times): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(end, longest);
  });

const hydrated = async (page: Page, timeout: number): Promise<void> => {
  try {
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, null, { timeout });
  } catch (cause) {
    throw new Error('its scripts do not start', { cause });
  }
};

/** Waits until the requests of the page are answered and its elements have settled. */
const settle = async (page: Page, { isWaiting }: PageWatch, times: Times): Promise<void> => {
  const until = Date.now() + LONGEST_REQUEST_MS;
  do await inTime(page.evaluate(elementsSettle, times));
  while (isWaiting() && Date.now() < until);
};

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** Stops the clock, so that times and countdowns are the same on both releases. Runs in the page before its own scripts. */
const stopClock = (now: number): void => {
  const RealDate = Date;
  class StoppedDate extends RealDate {
    constructor(...given: readonly []) {
      if (given.length === 0) super(now);
      else super(...given);
    }
    static override now = (): number => now;
  }
  globalThis.Date = StoppedDate as DateConstructor;
};

const logIn = async (page: Page, watch: PageWatch, { name, password }: Account): Promise<void> => {
  try {
    await page.goto('/login');
    await hydrated(page, LONGEST_MS);
    await settle(page, watch, USUAL);
    const form = page.locator('form:has(input[name=password]):visible').last();
    await form.locator('input[name=username]').fill(name);
    await form.locator('input[name=password]').fill(password);
    await form.locator('button[type=submit]').click();
    await page.locator('html[data-session=in]').waitFor({ state: 'attached', timeout: LONGEST_MS });
    await settle(page, watch, USUAL);
  } catch (error) {
    throw new LoginFailed(reasonOf(error));
  }
};

/** Names an element by its tag and classes. */
const elementOf = (html: string): string =>
  (/^<[^>]*>/.exec(html)?.[0] ?? html).replaceAll(/ (?!class=)[\w-]+="[^"]*"/g, '').slice(0, 160);

/** The height in pixels up to which a page is compared. */
const SHOWN_HEIGHT = 2000;
/** Far more elements than a verdict names, because those of the live release are left out first. */
const MOST_ELEMENTS = 200;

const audit = async (page: Page): Promise<readonly Fault[]> => {
  const { AxeBuilder } = await import('@axe-core/playwright');
  // `@axe-core/playwright` uses the types of another patch release of Playwright; at run time, `Page` is the same class in both.
  const axe = new AxeBuilder({ page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'] });
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, MOST_ELEMENTS).map(({ html, any }): Fault => {
      const ratio = (any[0]?.data as { readonly contrastRatio?: number } | null | undefined)?.contrastRatio;
      return id === 'color-contrast'
        ? { part: 'contrast', what: `${elementOf(html)} has a contrast of only ${ratio ?? '?'}` }
        : { part: 'axe', what: `${id}: ${help}: ${elementOf(html)}` };
    }),
  );
};

const contextFor = async (browser: Browser, { origin, theme, now }: TabOptions): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: WINDOWS.phone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en',
    timezoneId: 'Asia/Manila',
  });
  await context.addCookies([{ name: 'theme', value: theme, url: origin }]);
  await context.addInitScript(stopClock, now);
  return context;
};

/** Opens a tab, and logs its member in. Rejects with `LoginFailed`. */
export const openTab = async (browser: Browser, options: TabOptions): Promise<Tab> => {
  const context = await contextFor(browser, options);
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  const watch = watchPage(page);
  let longestStart = LONGEST_MS;
  let isStuck = false;

  /** Opens a page and waits until it has started and settled. Resolves to the faults found. */
  const start = async ({ path, language }: Visit, times: Times): Promise<readonly Fault[]> => {
    const found: Fault[] = [];
    try {
      const response = await page.goto(`${path}?lang=${language}`);
      const status = response?.status() ?? 0;
      if (status !== 200) found.push({ part: 'status', what: `the page has status ${status}` });
      await hydrated(page, longestStart);
      await settle(page, watch, times);
    } catch (error) {
      if (error instanceof PageStuck) throw error;
      longestStart = LONGEST_AFTER_FAILURE_MS;
      found.push({ part: 'status', what: `the page does not start: ${reasonOf(error)}` });
    }
    return found;
  };

  const observe: Tab['visit'] = async (asked, { isAudited = false, isPatient = false } = {}) => {
    const times = isPatient ? PATIENT : USUAL;
    watch.take();
    await inTime(page.setViewportSize(WINDOWS[asked.window]));
    const notStarted = await start(asked, times);
    // In a tall window, the page also shows content that it adds only when it comes into view.
    const { width } = WINDOWS[asked.window];
    await inTime(page.setViewportSize({ width, height: SHOWN_HEIGHT }));
    await inTime(page.evaluate(showEverything));
    await settle(page, watch, times).catch(() => {});
    const audited = isAudited ? await inTime(audit(page), LONGEST_AUDIT_MS) : [];
    const { parts, bytes, tooWide, brokenPictures, isEmpty } = await inTime(page.evaluate(readPage));
    const manifest = asked.path === HOME ? await inTime(page.evaluate(unreadableManifest)) : null;
    const picture = await inTime(page.screenshot({ animations: 'disabled', caret: 'hide', timeout: 0 }));
    return {
      visit: asked,
      landed: new URL(page.url()).pathname,
      faults: [
        ...notStarted,
        ...(isEmpty ? [{ part: 'status', what: 'the page shows no text' } as const] : []),
        ...tooWide.map((element): Fault => ({ part: 'overflow', what: `${element} is wider than the window` })),
        ...brokenPictures.map((address): Fault => ({
          part: 'request',
          what: `the picture ${address} cannot be shown`,
        })),
        ...(manifest === null
          ? []
          : [{ part: 'request', what: `the web app manifest ${normalized(manifest)} is not JSON` } as const]),
        ...audited,
        ...watch.take(),
      ],
      bytes,
      parts,
      picture,
    };
  };
  const visit: Tab['visit'] = async (asked, visitOptions) => {
    try {
      return await observe(asked, visitOptions);
    } catch (error) {
      if (!(error instanceof PageStuck)) throw error;
      isStuck = true;
      return stuckObservation(asked, [{ part: 'status', what: error.message }, ...watch.take()]);
    }
  };
  try {
    if (options.role === 'member') await logIn(page, watch, options.account);
  } catch (error) {
    await closeWindow(context);
    throw error;
  }
  return { visit, isStuck: () => isStuck, close: () => closeWindow(context) };
};
