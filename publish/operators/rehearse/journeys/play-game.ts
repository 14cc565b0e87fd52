import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { ActFailed, STEP_MS } from './browser-hands.ts';

/** The frame in the page in which a game may run. */
const FRAME = 'iframe[sandbox]';
/** The button that plays a round in the sandbox's games, and the element that shows the outcome. */
const PLAY = 'button[name=play]';
const OUTCOME = '[role=status]:not(:empty)';

/** Resolves to the tab or the frame of the page in which the game runs. */
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
    throw new ActFailed(`no game opened within ${STEP_MS / 1000} seconds`, { cause });
  }
  try {
    await game.locator(PLAY).click({ timeout: STEP_MS });
    await game.locator(OUTCOME).first().waitFor({ timeout: STEP_MS });
  } catch (cause) {
    throw new ActFailed('the game opened but does not respond', { cause });
  }
  if ('close' in game) await game.close();
};
