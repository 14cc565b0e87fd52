import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import type { DialogContent, Screen, SiteContent } from './content.ts';
import type { Cookie } from './lighthouse.ts';
import { PHONE, PHONE_AGENT } from './phone.ts';
import { readScreen } from './read-screen.ts';

const { width, height, ...screen } = PHONE;

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  // Images fade in, and load only when near the viewport.
  await page.waitForTimeout(1500);
};

const read = async (page: Page): Promise<{ readonly screen: Screen; readonly dialog: DialogContent | null }> => {
  await settled(page);
  return page.evaluate(readScreen);
};

const signIn = async (page: Page): Promise<void> => {
  const form = page.locator('main form, dialog form').first();
  await form.locator('input[name=username]').fill('player01');
  await form.locator('input[name=password]').fill('Play1234');
  await form.locator('button[type=submit]').click();
  await page.waitForURL((address) => address.pathname !== '/login');
  await settled(page);
};

export interface ReadSite {
  readonly content: SiteContent;
  /** A player's cookies if visitors see no games; otherwise empty. */
  readonly cookies: readonly Cookie[];
}

/**
 * Reads a brand's pages, so that the static pages show the same content. It also makes the sandbox render its images before anything is measured.
 */
export const readContent = async (origin: string, gamesPath: string, needsLogin: boolean): Promise<ReadSite> => {
  const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...chromiumPath() });
  const context = await browser.newContext({ viewport: { width, height }, userAgent: PHONE_AGENT, ...screen });
  try {
    const page = await context.newPage();
    // The compiler's output calls a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${origin}/`);
    const home = await read(page);
    await page.locator('header button:visible').first().click();
    await page.locator('dialog form button[type=submit]').waitFor();
    const { dialog } = await read(page);
    if (dialog === null) throw new Error(`${origin} opens no registration`);
    if (needsLogin) {
      await page.goto(`${origin}/login`);
      await signIn(page);
    }
    await page.goto(`${origin}${gamesPath}`);
    const games = await read(page);
    if (new URL(page.url()).pathname !== gamesPath) throw new Error(`${origin}${gamesPath} redirects to ${page.url()}`);
    const cookies = needsLogin ? await context.cookies() : [];
    return {
      content: { home: home.screen, games: games.screen, dialog },
      cookies: cookies.map(({ name, value, domain, path, httpOnly, secure }) => ({
        name,
        value,
        domain,
        path,
        httpOnly,
        secure,
      })),
    };
  } finally {
    await browser.close();
  }
};
