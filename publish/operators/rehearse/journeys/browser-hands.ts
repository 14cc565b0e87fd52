import type { Locator, Page } from 'playwright';
import type { Hands } from '#machines/acts/act.ts';
import { selectorOf, type PageElement } from '#machines/acts/page-element.ts';

/** The time limit of a step, in milliseconds. */
export const STEP_MS = 10_000;

/** Thrown if a player cannot do something; the message tells the operator what prevented it. */
export class ActFailed extends Error {
  override readonly name = 'ActFailed';
}

/** The topmost dialog or, if none is open, the page. */
const PLACE = ':is(dialog[open], body:not(:has(dialog[open])))';

const COVERED = /(<[^>]*>)[^\n]*intercepts pointer events/;

/** Returns why an element cannot be used, derived from Playwright's error message. */
const obstacle = (message: string): string => {
  const [, cover] = COVERED.exec(message) ?? [];
  if (cover !== undefined) return `is covered by another element: ${cover.slice(0, 120)}`;
  return message.includes('not enabled') ? 'is disabled' : 'does not respond';
};

/** Lets a player act on a page of a real browser. */
export const browserHands = (page: Page): Hands => {
  const locate = (element: PageElement): Locator =>
    page
      .locator(`${PLACE} ${selectorOf(element)}`)
      .filter({ visible: true })
      .first();

  const attempt = async <Value>(element: PageElement, act: (found: Locator) => Promise<Value>): Promise<Value> => {
    const found = locate(element);
    try {
      return await act(found);
    } catch (cause) {
      const isThere = (await found.count().catch(() => 0)) > 0;
      const why = isThere ? obstacle(String(cause)) : 'is not shown';
      throw new ActFailed(`${element.called} ${why}`, { cause });
    }
  };
  const within = { timeout: STEP_MS };
  return {
    press: (element) => attempt(element, (found) => found.click(within)),
    type: (element, text) =>
      attempt(element, async (found) => {
        // An amount field rewrites its text when it gets focus, which would clear the selection of the old text.
        await found.focus(within);
        await found.fill(text, within);
      }),
    tick: (element) => attempt(element, (found) => found.check(within)),
    chooseFirst: (element) =>
      attempt(element, async (found) => {
        const value = await found.locator('option:not([value=""])').first().getAttribute('value', within);
        await found.selectOption(value ?? '', within);
      }),
    isShown: async (element) => (await locate(element).count()) > 0,
    read: (element, attribute) =>
      attempt(element, async (found) => (await found.getAttribute(attribute, within)) ?? ''),
    waitFor: async (...elements) => {
      const arrivals = elements.map(async (element) => {
        await locate(element).waitFor(within);
        return element;
      });
      try {
        return await Promise.any(arrivals);
      } catch (cause) {
        const names = elements.map(({ called }) => called).join(' or ');
        throw new ActFailed(`${names} did not appear within ${STEP_MS / 1000} seconds`, { cause });
      }
    },
  };
};
