import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import { print } from '../figures.ts';
import { figuresOf, FORMS, openFormsBench, type FormFigures, type FormName, type FormsBench } from './measure-forms.ts';
import type { Measured } from './page/measure.tsx';

/**
 * Registration with 17 fields: how long a keystroke and a mount take in our form, in a hand-written one, and in plain RJSF with
 * `@rjsf/validator-ajv8`, with live validation. All three are measured the same way, with production React, on fresh pages:
 * - a keystroke lasts from the input event until the last React commit that it causes (`page/commit-clock.ts`), or until the event handler returns if
 *   React has nothing to commit. The report also has the time including the page's layout.
 * - every run types the same text, and each keystroke counts with its median over the runs: a pause of the machine affects one run, work of the form
 *   affects all of them. p50 and p95 are of these medians; they include the first keystrokes, with cold code.
 * - a mount lasts from the first render, with the code already loaded, until the page is laid out.
 * Afterwards, our form and the hand-written one must show errors on the same fields, so that neither is fast because it does not validate.
 */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Mounts per run, each on a fresh page. */
const MOUNTS = 5;

const measureAll = async ({ measureOnce }: FormsBench): Promise<ReadonlyMap<FormName, FormFigures>> => {
  const runs = new Map<FormName, Measured[]>(FORMS.map((form) => [form, []]));
  for (let run = 0; run < RUNS; run += 1) {
    // Each run starts with a different form, so that none is always first.
    for (let at = 0; at < FORMS.length; at += 1) {
      const form = FORMS[(run + at) % FORMS.length] ?? 'ours';
      runs.get(form)?.push(await measureOnce(form, MOUNTS));
    }
  }
  return new Map([...runs].map(([form, all]) => [form, figuresOf(all)]));
};

const figuresFor = (figures: ReadonlyMap<FormName, FormFigures>, form: FormName): FormFigures => {
  const found = figures.get(form);
  if (found === undefined) throw new Error(`${form} was not measured`);
  return found;
};

const report = (figures: ReadonlyMap<FormName, FormFigures>): boolean => {
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
    ['keystroke p95 relative to the hand-written form, at most 1', ours.p95 / hand.p95, ours.p95 <= hand.p95],
    ["plain RJSF's keystroke p95 relative to ours, at least 5", plain.p95 / ours.p95, plain.p95 >= 5 * ours.p95],
    ['mount relative to the hand-written form, at most 1.3', ours.mount / hand.mount, ours.mount <= 1.3 * hand.mount],
  ];
  print('');
  for (const [target, ratio, isMet] of targets) print(`${isMet ? 'ok  ' : 'MISS'} ${target}: ${ratio.toFixed(2)}`);
  return targets.every(([, , isMet]) => isMet) && ours.keystrokes >= 200;
};

let browser: Browser | null = null;
let bench: FormsBench | null = null;
try {
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...chromiumPath() });
  bench = await openFormsBench(browser, fileURLToPath(new URL('../../..', import.meta.url)));
  process.exitCode = report(await measureAll(bench)) ? 0 : 1;
} finally {
  await browser?.close();
  bench?.close();
}
