import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { ActFailed, STEP_MS } from './browser-hands.ts';

/** The frame in which a game may run, within the page. */
const FRAME = 'iframe[sandbox]';
/** The button of the sandbox's games that plays a round, and where they tell its outcome. */
const PLAY = 'button[name=play]';
const OUTCOME = '[role=status]:not(:empty)';

/** Returns where the game runs: in its own tab, or in a frame of the page. */
const gameIn = async (page: Page, context: BrowserContext): Promise<Page | FrameLocator> => {
  const inTab = (async () => {
    const known = context.pages().find((other) => other !== page);
    return known ?? context.waitForEvent('page', { timeout: STEP_MS });
  })();
  const inFrame = (async () => {
    await page.locator(FRAME).waitFor({ timeout: STEP_MS });
    return page.frameLocator(FRAME);
  })();
  return Promise.any([inTab, inFrame]);
};

/** Waits until a started game is shown, plays one round, and closes the game's tab if it has one. */
export const playGame = async (page: Page, context: BrowserContext): Promise<void> => {
  let game: Page | FrameLocator;
  try {
    game = await gameIn(page, context);
  } catch (cause) {
    throw new ActFailed(`no game has opened within ${STEP_MS / 1000} seconds`, { cause });
  }
  try {
    await game.locator(PLAY).click({ timeout: STEP_MS });
    await game.locator(OUTCOME).first().waitFor({ timeout: STEP_MS });
  } catch (cause) {
    throw new ActFailed('the game has opened but does not answer', { cause });
  }
  if ('close' in game) await game.close();
};
