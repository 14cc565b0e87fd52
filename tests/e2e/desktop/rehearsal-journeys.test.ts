import type { Browser, BrowserContext } from '@playwright/test';
import { playJourneys } from '#publish/operators/rehearse/journeys/play-journeys.ts';
import type { JourneySide } from '#publish/operators/rehearse/journeys/journey-side.ts';
import { defaultBlocks } from '#schemas/brand.ts';
import { registerSettings } from '#schemas/calls/account.ts';
import { depositMethods } from '#schemas/calls/cashier.ts';
import { sliceOf } from '../../support/run-slice.ts';
import { addBrand, perya } from '../add-brand.ts';
import { at, expect, test } from '../site-test.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** Two layouts: one with a two-row header and a form, one with a header bar and a registration in steps. */
const LAYOUTS = { rows: {}, bar: { layout: { ...perya.layout, header: 'bar', registration: 'steps' } } } as const;

const sideOf = (id: string, language: string, window = DESKTOP): JourneySide => ({
  name: 'new',
  origin: at(id, ''),
  brand: { ...defaultBlocks, ...perya },
  language,
  theme: 'dark',
  window,
  account: { name: 'player01', password: 'Play1234' },
  withdraws: true,
});

for (const [layout, language, window] of sliceOf('journeys of a rehearsal', [
  ['rows', 'TY', DESKTOP],
  ['rows', 'EN', PHONE],
  ['bar', 'TY', PHONE],
  ['bar', 'EN', DESKTOP],
] as const))
  test(`a rehearsal's journeys are played in ${language}, in a window of ${window.width} pixels, on a layout with ${layout} [operators.rehearse.journeys]`, async ({
    browser,
  }) => {
    const id = `journeys-${layout}-${language.toLowerCase()}`;
    await addBrand(id, LAYOUTS[layout]);
    const leftOut: string[] = [];
    const faults = await playJourneys(browser, sideOf(id, language, window), (why) => void leftOut.push(why));
    expect([faults.map(({ journey, step, what }) => [journey, step, what]), leftOut]).toEqual([[], []]);
  });

/** A browser whose windows have a planted fault. */
const faulty = (browser: Browser, plant: (context: BrowserContext) => Promise<unknown>): Browser =>
  new Proxy(browser, {
    get: (target, name) => {
      if (name === 'newContext')
        return async (...options: Parameters<Browser['newContext']>) => {
          const context = await target.newContext(...options);
          await plant(context);
          return context;
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** Changes the value in the platform's response for a path. */
const changeAnswer =
  (path: string, change: (value: Record<string, unknown>) => Record<string, unknown>) =>
  (context: BrowserContext): Promise<unknown> =>
    context.route(`**${path}`, async (route) => {
      // Node does not resolve `*.localhost`.
      const url = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host: url.host };
      url.hostname = '127.0.0.1';
      const response = await route.fetch({ url: url.href, headers });
      const answer = (await response.json()) as { readonly value: Record<string, unknown> };
      await route.fulfill({ response, json: { ...answer, value: change(answer.value) } });
    });

/** Keeps an element over the Log in button. */
const coverLogin = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const cover = document.createElement('div');
    cover.id = 'cover';
    const place = (): void => {
      const button = [...document.querySelectorAll('button[name=login]')].find((one) => one.checkVisibility());
      const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
      Object.assign(cover.style, {
        position: 'fixed',
        zIndex: '99',
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      requestAnimationFrame(place);
    };
    addEventListener('DOMContentLoaded', () => {
      document.body.append(cover);
      place();
    });
  });

/** Perya's merchant requires a real name; a new merchant does not. */
const STRICT = 'perya';

for (const { name, plant, merchant, where, what } of sliceOf('planted faults of journeys', [
  {
    name: 'a Log in button that is covered',
    plant: coverLogin,
    merchant: 'journeys-covered',
    where: ['login', 'open the login', 'visitor'],
    what: /^The Log in button is covered by another element: <div id="cover">/,
  },
  {
    name: 'a required field that the registration form lacks',
    plant: changeAnswer(registerSettings.path, (rules) => ({ ...rules, payeeName: undefined })),
    merchant: STRICT,
    where: ['registration', 'submit form', 'visitor'],
    what: /^The balance in the header did not appear within 10 seconds/,
  },
  {
    name: 'a list of deposit methods that is empty',
    plant: changeAnswer(depositMethods.path, (methods) => ({ ...methods, list: [] })),
    merchant: 'journeys-unpaid',
    where: ['deposit', 'submit form', 'member'],
    what: /^The page offers no method that is paid on a provider's page/,
  },
]))
  test(`${name} is reported with the journey and the step where it stops a player [operators.rehearse.journeys]`, async ({
    browser,
  }) => {
    const id = merchant === STRICT ? 'journeys-strict' : merchant;
    await addBrand(id, LAYOUTS.bar, merchant);
    const side = sideOf(id, 'EN');
    // Other tests use the members of Perya's merchant, so this one must not log in as one of them.
    const faults = await playJourneys(faulty(browser, plant), merchant === STRICT ? { ...side, account: null } : side);
    expect(faults.map(({ journey, step, role, page, what: said }) => [journey, step, role, page, said])).toEqual([
      [...where, '/index', expect.stringMatching(what)],
    ]);
    expect(faults[0]?.screenshot?.subarray(1, 4).toString()).toBe('PNG');
  });
