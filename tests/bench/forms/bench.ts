import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { contentSecurityPolicy } from '#publish/content-security-policy.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import { buildBenchPage, serveBenchPage, type BenchServer } from '../bench-page.ts';
import { median, rank, print } from '../figures.ts';
import type { Keystroke, Measured } from './page/measure.tsx';

/**
 * Registration with 17 fields: how long a keystroke and a mount take in our form, in a hand-written one, and in plain RJSF with
 * `@rjsf/validator-ajv8`, with live validation. All three are measured the same way, with production React, on fresh pages:
 * - a keystroke lasts from the input event until React's last commit that it caused (`page/commit-clock.ts`); where React has nothing to
 *   commit, until the event handler returns. The report also has the time with the page's layout.
 * - every run types the same, and each keystroke counts with its median over the runs: a pause of the machine affects one run, work of the
 *   form affects all. p50 and p95 are of these medians; they include the first keystrokes, with cold code.
 * - a mount lasts from the first render, with the code already loaded, until the page is laid out.
 * Afterwards our form and the hand-written one must show errors on the same fields, so that neither is fast by not validating.
 */
const FORMS = ['ours', 'hand-written', 'plain-rjsf', 'plain-rjsf-own-state'] as const;
type FormName = (typeof FORMS)[number];

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Mounts per run, each on its own page. */
const MOUNTS = 5;
const FLAG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="15"/>';
const POLICY = contentSecurityPolicy({
  allow: { image: ['data:'], launch: [], service: [], payment: [], gateway: [] },
});

interface Figures {
  readonly mount: number;
  readonly p50: number;
  readonly p95: number;
  readonly laidOutP50: number;
  readonly laidOutP95: number;
  readonly keystrokes: number;
  readonly commits: number;
  readonly invalidFields: string;
}

/** Plain RJSF makes code from strings, so its page has no policy; the others have the site's. */
const policyOf = (search: URLSearchParams): string | null =>
  search.get('form')?.startsWith('plain-rjsf') === true ? null : POLICY;

/** One fresh browser context: nothing is warm, as for a visitor. */
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

/** One run: a page that is typed into, and some that are only mounted, because a single mount varies too much. */
const measureOnce = async (browser: Browser, origin: string, form: FormName): Promise<Measured> => {
  const { mountMs, keystrokes, invalidFields } = await onFreshPage(browser, origin, form, true);
  const mounts = [mountMs];
  while (mounts.length < MOUNTS) mounts.push((await onFreshPage(browser, origin, form, false)).mountMs);
  return { mountMs: median(mounts), keystrokes, invalidFields };
};

const figuresOf = (runs: readonly Measured[]): Figures => {
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

const measureAll = async (browser: Browser, origin: string): Promise<ReadonlyMap<FormName, Figures>> => {
  const runs = new Map<FormName, Measured[]>(FORMS.map((form) => [form, []]));
  for (let run = 0; run < RUNS; run += 1) {
    // Each run begins with another form, so that none is always first.
    for (let at = 0; at < FORMS.length; at += 1) {
      const form = FORMS[(run + at) % FORMS.length] ?? 'ours';
      runs.get(form)?.push(await measureOnce(browser, origin, form));
    }
  }
  return new Map([...runs].map(([form, all]) => [form, figuresOf(all)]));
};

const figuresFor = (figures: ReadonlyMap<FormName, Figures>, form: FormName): Figures => {
  const found = figures.get(form);
  if (found === undefined) throw new Error(`${form} was not measured`);
  return found;
};

const report = (figures: ReadonlyMap<FormName, Figures>): boolean => {
  const [ours, hand, plain] = [
    figuresFor(figures, 'ours'),
    figuresFor(figures, 'hand-written'),
    figuresFor(figures, 'plain-rjsf'),
  ];
  if (ours.invalidFields !== hand.invalidFields)
    throw new Error(`our form has errors on ${ours.invalidFields}; the one by hand ${hand.invalidFields}`);
  print(
    `\nRegistration, 17 fields; ${ours.keystrokes} keystrokes, each with its median of ${RUNS} runs on fresh pages; mount: medians of ${MOUNTS} pages in each run\n`,
  );
  print(
    '| Form | Keystroke to commit p50, ms | p95 | p95 to hand-written | with layout p50 | p95 | Commits | Mount, ms | to hand-written |',
  );
  print('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const [form, { p50, p95, laidOutP50, laidOutP95, commits, mount }] of figures) {
    const cells = [
      p50.toFixed(2),
      p95.toFixed(2),
      (p95 / hand.p95).toFixed(2),
      laidOutP50.toFixed(2),
      laidOutP95.toFixed(2),
      commits,
      mount.toFixed(1),
      (mount / hand.mount).toFixed(2),
    ];
    print(`| ${form} | ${cells.join(' | ')} |`);
  }
  const targets: readonly (readonly [string, number, boolean])[] = [
    ['keystroke p95 at most that of the hand-written form', ours.p95 / hand.p95, ours.p95 <= hand.p95],
    ['keystroke p95 at least 5 times faster than plain RJSF, live', plain.p95 / ours.p95, plain.p95 >= 5 * ours.p95],
    ['mount at most 1.3 times that of the hand-written form', ours.mount / hand.mount, ours.mount <= 1.3 * hand.mount],
  ];
  print('');
  for (const [target, ratio, isMet] of targets) print(`${isMet ? 'ok  ' : 'MISS'} ${target}: ${ratio.toFixed(2)}`);
  return targets.every(([, , isMet]) => isMet) && ours.keystrokes >= 200;
};

const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-forms-'));
let server: BenchServer | null = null;
let browser: Browser | null = null;
try {
  await buildBenchPage(fileURLToPath(new URL('page', import.meta.url)), folder);
  server = await serveBenchPage(folder, { made: (path) => (path === '/flag.svg' ? FLAG : null), policy: policyOf });
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...chromiumPath() });
  const isMet = report(await measureAll(browser, server.origin));
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
}
