import { AxeBuilder } from '@axe-core/playwright';
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright';
import { htmlLang, knownLanguages, languageInfo, type Language } from '#schemas/languages.ts';
import { makePalette } from '#schemas/palette/make-palette.ts';
import { perya } from '../e2e/add-brand.ts';
import { ask } from '../e2e/built-server.ts';
import { at, expect, settled, watchRequests } from '../e2e/site-test.ts';
import { PASSWORD } from '../e2e/steps.ts';
import type { Combination } from './factors.ts';
import { findFaults, type Fault } from './find-faults.ts';
import { contentOf, PAGES, type ProofPage } from './pages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const LONGEST_WAIT_MS = 60_000;

/** Renders combinations one after another, each as the same brand with a different layout. */
export interface Renderer {
  readonly faultsOf: (combination: Combination) => Promise<readonly Fault[]>;
  /** Takes a screenshot of the last rendered row, with its faulty elements outlined. */
  readonly picture: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RendererOptions {
  /** CSS added to every page to plant a fault. */
  readonly css?: string;
  /** Texts added to the brand in every language. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Returns the layout as in brand.json: values at paths such as `tile.shape` become nested. */
const nestedLayout = (values: Combination['layout']): object => {
  const layout: Record<string, unknown> = {};
  for (const [path, value] of values) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let holder = layout;
    for (const key of keys) holder = (holder[key] ??= {}) as Record<string, unknown>;
    holder[last] = value;
  }
  return layout;
};

const brandFile = (id: string, name: string, { look, colours, theme, language, layout }: Combination): object => ({
  ...perya,
  id,
  name,
  hosts: [`${id}.localhost`],
  languages: {
    default: language,
    supported: knownLanguages().filter((code) => existsSync(join(root, 'languages', code))),
  },
  theme: {
    default: theme,
    ...(look === null && { tokens: { ...perya.theme.tokens, ...(colours && makePalette(colours)) } }),
  },
  layout: { ...(look !== null && { look }), ...nestedLayout(layout) },
});

/** Writes a combination's brand and waits until it is served. */
const serveBrand = async (id: string, name: string, combination: Combination, texts: object): Promise<void> => {
  const folder = join(process.env.SITE_BRANDS ?? '', id);
  if (!existsSync(folder)) {
    cpSync(join(root, 'brands/perya'), folder, { recursive: true });
    for (const code of perya.languages.supported) {
      const file = join(folder, `texts/${code}.json`);
      writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...texts }));
    }
  }
  // Replaced atomically, because the server must never see a partial file.
  writeFileSync(join(folder, 'brand.json.new'), JSON.stringify(brandFile(id, name, combination)));
  renameSync(join(folder, 'brand.json.new'), join(folder, 'brand.json'));
  const isServed = async (): Promise<boolean> =>
    (await ask(Number(process.env.SITE_PORT), '/', { Host: `${id}.localhost` })).body.includes(name);
  await expect.poll(isServed, { timeout: LONGEST_WAIT_MS, intervals: [50] }).toBe(true);
};

const documentIn = (language: Language): string =>
  `html[lang="${htmlLang(language)}"][dir=${languageInfo(language).direction}]`;

const heightOf = (width: number): number => (width <= 480 ? 740 : 800);

/** Runs in the page before its own scripts. */
const PREPARE = `
globalThis.__name = (value) => value;
document.addEventListener('DOMContentLoaded', () => {
  if (location.search.includes('text=200')) document.documentElement.style.fontSize = '200%';
});`;

const logIn = async (page: Page, id: string, account: string): Promise<void> => {
  await page.goto(at(id, '/login?lang=EN'));
  const form = page.getByRole('dialog').getByRole('form');
  await form.locator('input[name=username]').fill(account);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  await page.locator('html[data-session=in]').waitFor({ state: 'attached' });
  await settled(page);
};

/** Forces layout of everything that the browser skips because it is below the window, and ends all transitions. */
const showAll = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  });

/** Returns axe's violations. It reads the colours that the site sets, so it cannot check contrast in forced colours. */
const barriersIn = async (page: Page, hasForcedColours: boolean): Promise<readonly Fault[]> => {
  // `@axe-core/playwright` uses types from another patch release of Playwright; at run time, `Page` is the same class.
  const { violations } = await new AxeBuilder({
    page: page as unknown as ConstructorParameters<typeof AxeBuilder>[0]['page'],
  })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(hasForcedColours && { rules: { 'color-contrast': { enabled: false } } }),
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({
      kind: 'axe' as const,
      element:
        `${id} ${/^<[^>]*>/.exec(html)?.[0].replaceAll(/ (?:id|href|src|aria-[a-z]+|for|style)="[^"]*"/g, '') ?? html}`.slice(
          0,
          160,
        ),
      detail: failureSummary.replaceAll(/\s+/g, ' '),
    })),
  );
};

/** Creates a renderer with its own brand, `id`, on the running site. */
export const createRenderer = async (
  browser: Browser,
  id: string,
  { css = '', texts = {} }: RendererOptions = {},
): Promise<Renderer> => {
  const pages = new Map<ProofPage['account'], Page>();
  const contexts: BrowserContext[] = [];
  let rendered = 0;
  let current: Page | null = null;

  const pageOf = async (account: ProofPage['account']): Promise<Page> => {
    const open = pages.get(account);
    if (open !== undefined) return open;
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      timezoneId: 'Asia/Manila',
    });
    contexts.push(context);
    await context.addInitScript(PREPARE);
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    watchRequests(page);
    if (account !== null) await logIn(page, id, account);
    pages.set(account, page);
    return page;
  };

  return {
    faultsOf: async (combination) => {
      const { page: name, width, language, isLargeText, hasForcedColours } = combination;
      const { path, account } = PAGES[name];
      rendered += 1;
      await serveBrand(id, `Perya ${rendered}`, combination, texts);
      const page = await pageOf(account);
      current = page;
      await page.setViewportSize({ width, height: heightOf(width) });
      await page.emulateMedia({ forcedColors: hasForcedColours ? 'active' : 'none' });
      const query = new URLSearchParams({ lang: language, ...(isLargeText && { text: '200' }) });
      await page.goto(at(id, `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`));
      await contentOf(page, name);
      await settled(page);
      await page.locator(documentIn(language)).waitFor({ state: 'attached' });
      if (css !== '')
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets.push(sheet);
        }, css);
      await showAll(page);
      return [...(await page.evaluate(findFaults)), ...(await barriersIn(page, hasForcedColours))];
    },
    picture: async (path) => {
      await current?.evaluate(() => {
        const faulty = [...document.querySelectorAll<HTMLElement>('[data-fault]')];
        for (const element of faulty) element.style.outline = '3px solid red';
        faulty[0]?.scrollIntoView({ block: 'center' });
      });
      await current?.screenshot({ path });
    },
    close: async () => {
      for (const context of contexts) await context.close();
    },
  };
};
