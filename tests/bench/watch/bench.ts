import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import { print } from '../figures.ts';
import { allBenches, type Bench, type Probe } from './benches.ts';
import { addCheckout, baseCommit, describeCommit, removeCheckout } from './checkout.ts';
import { killChildren } from './children.ts';
import { rowsOf, tableOf, type Measured, type Row } from './report.ts';

const HELP = `npm run bench:watch -- [--only=forms,lobby] [COMMIT]

Measures the working tree and a commit alternately, in at most 8 minutes, and prints what became slower or larger by more than
the noise that it measured: build, start, memory, home, login page, forms, lobby and a slice of the unit tests.

COMMIT is a hash, a branch or a tag. By default, it is the commit where this branch left origin/main (or main); on that branch
itself, it is HEAD if there are uncommitted changes, otherwise the commit before HEAD. The working tree includes uncommitted
changes.

--only measures some of: first start, site, forms, lobby, tests. This leaves time for more rounds of each.

The commit is checked out and built in the system's temp folder. If both have the same lock file, the checkout gets hard links to
this node_modules. Do not use the machine during the run. Exit code: 0 if nothing became worse, 1 if something did, 2 if not
everything could be measured.
`;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');
const LIMIT_MS = 480_000;
/** Figures that are worse after the first rounds are measured again, so that a busy second on the machine does not count as a change. */
const MOST_ROUNDS = 6;

interface Running {
  readonly bench: Bench;
  /** `null` if the commit cannot be measured. */
  before: Probe | null;
  /** `null` if the working tree cannot be measured; there is then no result. */
  after: Probe | null;
  readonly measured: Measured[];
  tookMs: number;
}

const seconds = (): number => Math.round(performance.now() / 1000);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the result of a step, or `null` if it fails, after printing the reason. */
const attempt = async <Value>({ name }: Bench, where: string, step: () => Promise<Value>): Promise<Value | null> => {
  try {
    return await step();
  } catch (error) {
    print(`${name}: not measurable in ${where}: ${messageOf(error)}`);
    return null;
  }
};

/** Measures each checkout once. */
const measureRound = async (running: Running): Promise<void> => {
  const started = performance.now();
  const { bench, before, after, measured } = running;
  const earlier = before === null ? null : await attempt(bench, 'the commit', before.measure);
  const later = after === null ? null : await attempt(bench, 'the working tree', after.measure);
  if (earlier === null) running.before = null;
  if (later === null) running.after = null;
  else measured.push({ before: earlier, after: later });
  running.tookMs = performance.now() - started;
};

/** Returns whether another round would end before `limitMs`. */
const hasTime = ({ after, tookMs }: Running, limitMs: number): boolean =>
  after !== null && performance.now() + 1.2 * tookMs < limitMs;

const worseRows = (running: Running): readonly Row[] =>
  rowsOf(running).filter(({ comparison }) => comparison?.verdict === 'worse');

const main = async (commitGiven: string | undefined, only: string | undefined): Promise<number> => {
  const commit = baseCommit(ROOT, commitGiven);
  print(`before: ${describeCommit(ROOT, commit)}\nafter:  the working tree\n`);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-watch-'));
  const checkout = join(folder, 'before');
  // The benches create their folders in this one, so that an interrupted run leaves none of them behind.
  process.env['TMPDIR'] = folder;
  process.on('exit', () => {
    killChildren();
    removeCheckout(ROOT, checkout);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  print('Checking out the commit ...');
  await addCheckout(ROOT, commit, checkout);
  const subjects = {
    before: { root: checkout, dataDir: join(folder, 'data-before') },
    after: { root: ROOT, dataDir: join(folder, 'data-after') },
  };
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS],
    ...chromiumPath(),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

  const all: Running[] = [];
  const wanted = only?.split(',');
  const benches = allBenches(ROOT, browser, [subjects.before, subjects.after]).filter(
    ({ name, isNeeded }) => isNeeded || wanted === undefined || wanted.includes(name),
  );
  for (const [index, bench] of benches.entries()) {
    print(`Measuring: ${bench.name}, from second ${seconds()} ...`);
    const running: Running = {
      bench,
      before: await attempt(bench, 'the commit', () => bench.open(subjects.before)),
      after: await attempt(bench, 'the working tree', () => bench.open(subjects.after)),
      measured: [],
      tookMs: 0,
    };
    all.push(running);
    const share = (LIMIT_MS * (index + 1)) / benches.length;
    do await measureRound(running);
    while (running.measured.length < bench.rounds && hasTime(running, share));
  }
  for (const running of all.filter(({ bench }) => bench.rounds > 1))
    while (
      running.measured.length < MOST_ROUNDS &&
      worseRows(running).some(({ figure }) => figure.kind === 'time') &&
      hasTime(running, LIMIT_MS)
    ) {
      print(`Measuring again: ${running.bench.name} ...`);
      await measureRound(running);
    }
  for (const { before, after } of all) {
    before?.close();
    after?.close();
  }
  await browser.close();

  const complete = all.filter(({ measured }) => measured.length > 0);
  print(`\n${tableOf(complete.flatMap(rowsOf))}\n`);
  const names = complete.flatMap(worseRows).map(({ figure }) => figure.words);
  print(
    names.length === 0
      ? `Nothing became slower or larger than the noise, in ${seconds()} s`
      : `Slower or larger by more than the noise: ${names.join('; ')}`,
  );
  if (all.some(({ after }) => after === null)) return 2;
  return names.length === 0 ? 0 : 1;
};

// Not `once`: npm and tsx also forward the signal, and a second one would end the process while it removes the checkout.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h', default: false }, only: { type: 'string' } },
  allowPositionals: true,
});
if (values.help) process.stdout.write(HELP);
else
  try {
    process.exit(await main(positionals[0], values.only));
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(2);
  }
