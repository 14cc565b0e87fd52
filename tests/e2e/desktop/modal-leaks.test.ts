import type { CDPSession, Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import { at, expect, FULL_ONLY, settled, test } from '../site-test.ts';
import { logIn } from '../steps.ts';

/** LEAK_OPENINGS shortens a run, LEAK_MODALS selects modals. */
const OPENINGS = Number(process.env.LEAK_OPENINGS ?? 1000);
/** The first tenth of the openings is a warm-up: code is loaded and compiled, and caches are filled. */
const WARM = OPENINGS / 10;
const SAMPLES = 10;

interface Figures {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}
/** The most that one opening may leak on average: less than one element with its fiber. */
const MOST: Figures = { nodes: 0.5, listeners: 0.2, heap: 500 };

// Compiled code counts as heap and grows by 2 to 8 kB per opening over hundreds of openings; without a compiler, growth means retained objects.
test.use({
  viewport: { width: 1000, height: 800 },
  launchOptions: { ...chromiumPath(), args: [...CHROMIUM_ARGS, '--js-flags=--jitless'] },
});

const measure = async (session: CDPSession): Promise<Figures> => {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
};

/**
 * Returns the median of the slopes between all pairs of points. At some of the points, the last dialog may not have been garbage-collected yet, which
 * does not affect the median.
 */
const slope = (points: readonly (readonly [x: number, y: number])[]): number => {
  const slopes = points.flatMap(([x, y], at) =>
    points.slice(at + 1).map(([laterX, laterY]) => (laterY - y) / (laterX - x)),
  );
  return slopes.toSorted((one, other) => one - other)[Math.floor(slopes.length / 2)] ?? Number.NaN;
};

/**
 * Opens and closes a modal from within the page, because clicks from outside would take most of the time. All clicks after the first are in the
 * dialog that has opened.
 */
const openAndClose = (page: Page, presses: readonly string[], times: number): Promise<void> =>
  page.evaluate(
    async ([labels, count]) => {
      const until = async <Value>(what: string, find: () => Value | null | undefined | false): Promise<Value> => {
        for (let waited = 0; waited < 3000; waited += 1) {
          const found = find();
          if (found) return found;
          // oxlint-disable-next-line no-await-in-loop -- checked once per frame
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        throw new Error(`${what} did not appear`);
      };
      const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')];
      const pressable = (label: string) => {
        const pattern = new RegExp(label, 'u');
        const top = dialogs().at(-1);
        return [...(top ?? document).querySelectorAll<HTMLElement>('a, button')].find(
          (element) =>
            pattern.test(element.getAttribute('aria-label') ?? element.textContent ?? '') &&
            element.checkVisibility() &&
            element.closest('[inert]') === null,
        );
      };
      for (let time = 0; time < count; time += 1) {
        for (const label of labels)
          // oxlint-disable-next-line no-await-in-loop -- clicks must happen in order
          (await until(label, () => pressable(label))).click();
        // oxlint-disable-next-line no-await-in-loop -- one opening after the other
        const opened = await until('the dialog', () => dialogs().at(-1));
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await until('its content', () => opened.querySelector('input, a, li, td, [role=tab], iframe'));
        const leave = (): void => {
          const top = dialogs().at(-1);
          const focused = top?.contains(document.activeElement) ? document.activeElement : top;
          focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        };
        leave();
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        await until(
          'the end',
          () => dialogs().length === 0 && (history.state as { modal?: unknown } | null)?.modal === undefined,
        );
      }
    },
    [presses, times] as const,
  );

interface Opened {
  readonly name: string;
  /** The names of the controls to click, in order. */
  readonly presses: readonly string[];
  readonly path?: string;
  readonly as?: string;
  /** Set if the control is below the fold. */
  readonly below?: true;
}

/**
 * Each modal with the controls that open it in a window of this width, where the header has no login form. Excludes the forced password change, which
 * opens once per login.
 */
const MODALS: readonly Opened[] = [
  { name: 'registration', presses: ['^Register$'] },
  { name: 'login', presses: ['^Log in$'] },
  { name: 'forgotten password', presses: ['^Log in$', '^Forgot password'] },
  { name: 'search', presses: ['^Search'] },
  { name: 'announcement', presses: ['^Welcome to Perya$'] },
  { name: 'chat', presses: ['^Chat room$'] },
  { name: 'winners', presses: ['^See all$'], below: true },
  { name: 'games of a vendor', presses: ['^(Hot)?LiftoffLiftoff'], path: '/rng?page=LIFTOFF' },
  { name: 'member centre', presses: ['^Deposit$'], as: 'player01' },
  { name: 'agent centre', presses: ['account menu$', '^Agent centre$'], as: 'agent01' },
];
const wanted = process.env.LEAK_MODALS?.split(',');

for (const { name, presses, path = '/index', as, below } of MODALS.filter((one) => wanted?.includes(one.name) ?? true))
  test(`opened and closed ${OPENINGS} times, ${name} leaks nothing`, FULL_ONLY, async ({ page, context }) => {
    test.setTimeout(1_800_000);
    await page.goto(at('perya', `${path}${path.includes('?') ? '&' : '?'}lang=EN`));
    await settled(page);
    if (as !== undefined) await logIn(page, true, as);
    if (below === true) await page.mouse.wheel(0, 3000);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await openAndClose(page, presses, WARM);
    const seen: (Figures & { readonly at: number })[] = [{ at: WARM, ...(await measure(session)) }];
    for (let sample = 1; sample <= SAMPLES; sample += 1) {
      const times = (OPENINGS - WARM) / SAMPLES;
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await openAndClose(page, presses, times);
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      seen.push({ at: WARM + sample * times, ...(await measure(session)) });
    }
    const per = (key: keyof Figures): number => slope(seen.map((one) => [one.at, one[key]]));
    const found: Figures = { nodes: per('nodes'), listeners: per('listeners'), heap: per('heap') };
    process.stdout.write(
      `${name}: ${seen.map((one) => `${one.at}: ${one.nodes} nodes, ${one.listeners} listeners, ${Math.round(one.heap / 1000)} kB`).join('; ')}\n${name}, for each opening: ${found.nodes.toFixed(2)} nodes, ${found.listeners.toFixed(2)} listeners, ${found.heap.toFixed(0)} bytes\n`,
    );
    for (const key of ['nodes', 'listeners', 'heap'] as const) expect(found[key], key).toBeLessThan(MOST[key]);
  });
