import { join } from 'node:path';
import type { Browser } from 'playwright';
import { contentSecurityPolicy } from '#publish/content-security-policy.ts';
import { openBenchPage } from '../bench-page.ts';
import { median, rank } from '../figures.ts';
import type { Keystroke, Measured } from './page/measure.tsx';

export const FORMS = ['ours', 'hand-written', 'plain-rjsf', 'plain-rjsf-own-state'] as const;
export type FormName = (typeof FORMS)[number];

const FLAG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="15"/>';
const POLICY = contentSecurityPolicy({
  allow: { image: ['data:'], launch: [], service: [], payment: [], gateway: [] },
});

/** Plain RJSF compiles code from strings, so its page has no CSP; the other pages use the site's. */
const policyOf = (search: URLSearchParams): string | null =>
  search.get('form')?.startsWith('plain-rjsf') === true ? null : POLICY;

/** Measures in a fresh browser context, where nothing is cached, as it is for a new visitor. */
const onFreshPage = async (browser: Browser, origin: string, form: FormName, types: boolean): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${origin}/?form=${form}`);
  const { mountMs, keystrokes, invalidFields, violations } = await page.evaluate(
    (typing) => globalThis.measureForm(typing),
    types,
  );
  await context.close();
  if (errors.length > 0 || violations.length > 0) throw new Error(`${form}: ${[...errors, ...violations].join('; ')}`);
  return { mountMs, keystrokes, invalidFields };
};

export interface FormsBench {
  /** Runs once: types into one page, and only mounts the form on the others, because the time of a single mount varies too much. */
  readonly measureOnce: (form: FormName, mounts: number) => Promise<Measured>;
  readonly close: () => void;
}

/** Builds and serves the page with the forms of the checkout at `root`. */
export const openFormsBench = async (browser: Browser, root: string): Promise<FormsBench> => {
  const { origin, close } = await openBenchPage(join(root, 'tests/bench/forms/page'), {
    made: (path) => (path === '/flag.svg' ? FLAG : null),
    policy: policyOf,
  });
  return {
    measureOnce: async (form, mounts) => {
      const { mountMs, keystrokes, invalidFields } = await onFreshPage(browser, origin, form, true);
      const times = [mountMs];
      while (times.length < mounts) times.push((await onFreshPage(browser, origin, form, false)).mountMs);
      return { mountMs: median(times), keystrokes, invalidFields };
    },
    close,
  };
};

export interface FormFigures {
  readonly mount: number;
  readonly p50: number;
  readonly p95: number;
  readonly laidOutP50: number;
  readonly laidOutP95: number;
  readonly keystrokes: number;
  readonly commits: number;
  readonly invalidFields: string;
}

export const figuresOf = (runs: readonly Measured[]): FormFigures => {
  const medians = (of: (keystroke: Keystroke) => number): readonly number[] =>
    (runs[0]?.keystrokes ?? []).map((_first, at) =>
      median(runs.flatMap(({ keystrokes }) => keystrokes.slice(at, at + 1).map(of))),
    );
  const [committed, laidOut] = [medians(({ committedMs }) => committedMs), medians(({ laidOutMs }) => laidOutMs)];
  return {
    mount: median(runs.map(({ mountMs }) => mountMs)),
    p50: median(committed),
    p95: rank(committed, 0.95),
    laidOutP50: median(laidOut),
    laidOutP95: rank(laidOut, 0.95),
    keystrokes: committed.length,
    commits: medians(({ commits }) => commits).reduce((sum, each) => sum + each, 0),
    invalidFields: [...new Set(runs.map(({ invalidFields }) => invalidFields.join(' ')))].join(' or '),
  };
};
