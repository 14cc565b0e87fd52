import type { Browser, BrowserContext, Page } from 'playwright';
import type { Hands, Scene } from '#machines/acts/act.ts';
import { stateOf } from '#machines/scenarios/chart.ts';
import { eventText } from '#machines/scenarios/plain-text.ts';
import { eventName } from '#machines/scenarios/transitions.ts';
import { THEME } from '#src/document/document-marks.ts';
import { closeWindow, inTime } from '../stuck-page.ts';
import { browserHands, STEP_MS } from './browser-hands.ts';
import type { JourneyFault, JourneySide } from './journey-side.ts';
import { watchAnswers, type NewestAnswer } from './platform-answers.ts';
import { journeysOf, type Flow } from './turns.ts';

/** Runs an action as one step of a journey. */
export type Step = <Value>(name: string, act: () => Promise<Value>) => Promise<Value>;

/** A browser window in which one player plays journeys. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly hands: Hands;
  readonly answer: NewestAnswer;
  /** Plays a journey up to its first failed step, which is reported. Resolves to whether the journey was completed. */
  readonly play: (journey: string, role: JourneyFault['role'], act: (step: Step) => Promise<void>) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

const MOST_WORDS = 200;
/** How long a step may take that acts on several elements. Each of them has its own limit, but a page that does not respond ignores some of these. */
const LONGEST_STEP_MS = 6 * STEP_MS;

/** Resolves to the messages that the page shows about a failure, as the end of a sentence. */
const messagesOn = async (page: Page): Promise<string> => {
  const texts = await page.locator('[role=alert], [role=alertdialog] p').filter({ visible: true }).allInnerTexts();
  const said = texts.map((text) => text.trim().replaceAll(/\s+/gu, ' ')).filter((text) => text !== '');
  return said.length === 0 ? '' : `; the page says: ${said.join(' ').slice(0, MOST_WORDS)}`;
};

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.+$/, '')}.`;

/** Opens a window with the language and theme of a side. `paths` are the platform paths whose answers the player reads. */
export const openStage = async (
  browser: Browser,
  { origin, language, theme, window }: JourneySide,
  { paths, report }: { readonly paths: ReadonlySet<string>; readonly report: (fault: JourneyFault) => void },
): Promise<Stage> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: window,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(STEP_MS);
  await context.addCookies([{ name: THEME, value: theme, url: origin }]);
  await context.addInitScript(
    ([key, shown, code]) => {
      // oxlint-disable-next-line no-restricted-globals -- runs in the page
      const storage = localStorage;
      storage.setItem(key, shown);
      storage.setItem('lang', code);
    },
    [THEME, theme, language] as const,
  );
  const page = await context.newPage();
  const answer = watchAnswers(page, paths);

  return {
    page,
    context,
    answer,
    hands: browserHands(page),
    play: async (journey, role, act) => {
      let now = '';
      try {
        await act(async (name, work) => {
          now = name;
          return inTime(work(), LONGEST_STEP_MS);
        });
        return true;
      } catch (error) {
        if (!browser.isConnected()) throw error;
        report({
          journey,
          step: now,
          page: new URL(page.url()).pathname,
          role,
          language,
          what: sentence(`${firstLine(error)}${await inTime(messagesOn(page)).catch(() => '')}`),
          screenshot: await page.screenshot({ timeout: STEP_MS }).catch(() => null),
        });
        return false;
      }
    },
    close: () => closeWindow(context),
  };
};

/** Plays the journeys of a flow from the start; after each turn, the page must show the state that the machine is in. */
export const playFlow = async (flow: Flow, scene: Scene, step: Step): Promise<void> => {
  for (const { event, answers, to } of journeysOf(flow).flat())
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await step(eventText(event), async () => {
      await flow.acts[eventName(event)]?.(scene, event, answers.at(-1));
      await flow.shows[stateOf(to)]?.(scene, to.split(' ').slice(1));
    });
};
