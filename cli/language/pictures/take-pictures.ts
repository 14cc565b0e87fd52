import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { PictureSpot } from '../exchange/exchanged-text.ts';
import { serveStories } from './serve-stories.ts';

export interface PictureOptions {
  /** The folder of the built Storybook. */
  readonly built: string;
  /** The folder for the screenshots. */
  readonly dir: string;
  /** The ids of the texts to look for. */
  readonly wanted: ReadonlySet<string>;
  /** Returns the id of a text. */
  readonly idOf: (namespace: string, key: string) => string;
  /** Prefixes of the ids of the stories to open; all stories if empty. */
  readonly stories: readonly string[];
  /** The path of Chromium. */
  readonly browser: string;
  readonly report: (index: number, count: number, id: string) => void;
}

/** The screenshots of texts. */
export interface Pictures {
  /** Where each text is shown, by its id. `file` is the name of the screenshot. */
  readonly spots: ReadonlyMap<string, PictureSpot>;
  readonly opened: number;
  /** The ids of stories that could not be shown. */
  readonly failed: readonly string[];
}

/** A text in a story, as `.storybook/marked-texts.ts` finds it. */
interface MarkedText extends Omit<PictureSpot, 'file'> {
  readonly namespace: string;
  readonly key: string;
}

/** Stories that show developer tools or other stories. */
const NOT_OF_THE_SITE = /^(?:Docs|Matrix|Workbench|Worst case|Axes)(?:$|\/)/;

const SIZES = [
  { width: 1280, height: 900, suffix: '' },
  { width: 390, height: 844, suffix: '-phone' },
] as const;

const STORY_MS = 30_000;
/** The page is reloaded after this many stories, so that their leftovers do not accumulate. */
const FRESH_PAGE = 25;

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const listStories = async (origin: string, beginnings: readonly string[]): Promise<readonly string[]> => {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return Object.values(entries)
    .filter(({ id, title, type }) =>
      type === 'story' && beginnings.length > 0
        ? beginnings.some((beginning) => id.startsWith(beginning))
        : type === 'story' && !NOT_OF_THE_SITE.test(title),
    )
    .map(({ id }) => id);
};

/** The parts of Storybook's preview that are used here. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id?: string; readonly phase?: string };
    readonly channel: { readonly emit: (event: string, value: object) => void };
  };
}

/** Waits until the play function of a story has ended. Returns whether the story could be shown. */
const isFinished = async (page: Page, id: string): Promise<boolean> => {
  const read = (story: string): string | null => {
    const { id, phase = '' } = (globalThis as Preview).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return id === story && ['finished', 'errored', 'aborted'].includes(phase) ? phase : null;
  };
  try {
    const phase = await page.waitForFunction(read, id, { timeout: STORY_MS });
    return (await phase.jsonValue()) === 'finished';
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false;
    throw error;
  }
};

/** Shows a story in a page that already shows another one, which takes a third of the time of loading the page. */
const switchStory = async (page: Page, id: string): Promise<boolean> => {
  await page.evaluate((storyId) => {
    (globalThis as Preview).__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return isFinished(page, id);
};

const loadStory = async (page: Page, origin: string, id: string): Promise<boolean> => {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=language:EN`);
  return isFinished(page, id);
};

const findTexts = (page: Page): Promise<readonly MarkedText[]> =>
  page.evaluate(() => (globalThis as unknown as { findTexts: () => Promise<readonly MarkedText[]> }).findTexts());

/** Opens stories one after another, and takes a screenshot of each one that shows a text that no earlier story showed. */
export const takePictures = async ({
  built,
  dir,
  wanted,
  idOf,
  stories,
  browser,
  report,
}: PictureOptions): Promise<Pictures> => {
  const { chromium } = await import('playwright');
  const server = await serveStories(built);
  // In containers, scripts often run as root, for whom Chromium's sandbox does not work. Only our own stories are opened.
  const window = await chromium.launch({
    executablePath: browser,
    args: ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const spots = new Map<string, PictureSpot>();
  const failed: string[] = [];
  const taken: string[] = [];
  try {
    const ids = await listStories(server.origin, stories);
    const page = await window.newPage({ locale: 'en-US', timezoneId: 'Asia/Manila', reducedMotion: 'reduce' });
    mkdirSync(dir, { recursive: true });
    for (const [index, id] of ids.entries()) {
      if ([...wanted].every((text) => spots.get(text)?.isShown === true)) break;
      report(index, ids.length, id);
      await page.setViewportSize(SIZES[0]);
      const isSwitched = index % FRESH_PAGE !== 0 && (await switchStory(page, id));
      if (!isSwitched && !(await loadStory(page, server.origin, id))) {
        failed.push(id);
        continue;
      }
      for (const { suffix, ...size } of SIZES) {
        await page.setViewportSize(size);
        const file = `${id}${suffix}.png`;
        const fresh = (await findTexts(page)).filter(({ namespace, key, isShown }) => {
          const text = idOf(namespace, key);
          const known = spots.get(text);
          return wanted.has(text) && (known === undefined || (isShown && !known.isShown));
        });
        if (fresh.length === 0) continue;
        await page.screenshot({ path: join(dir, file), fullPage: true, animations: 'disabled', caret: 'hide' });
        taken.push(file);
        for (const { namespace, key, ...spot } of fresh) spots.set(idOf(namespace, key), { ...spot, file });
      }
    }
    // A later story may have shown a text that an earlier one only contained as a label for screen readers.
    const used = new Set([...spots.values()].map(({ file }) => file));
    for (const file of taken) if (!used.has(file)) rmSync(join(dir, file));
    return { spots, opened: ids.length, failed };
  } finally {
    await window.close();
    await server.close();
  }
};
