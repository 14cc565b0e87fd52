// Runs every check of the project and ends with `N passed, N failed`. Checks that cover all brands, languages or windows run on a random slice;
// the seed is printed and can be set with `--seed=N`. `--full` runs everything, including the long checks and a sample of planted defects;
// `--only=a,b` runs only those steps; `--quick` runs types, lint, the unit tests affected by changes and five browser journeys, where changes are
// those since `--since=HEAD~1`.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../cli/ensure-dependencies.mjs';
import { watchClock } from './clock-jump.mjs';
import { findBrowser } from './find-browser.mjs';
import { findNginx } from './find-nginx.mjs';

const clockJump = watchClock();
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const full = process.argv.includes('--full');
const quick = process.argv.includes('--quick');
const valueOf = (option) => process.argv.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1);
const seed = valueOf('--seed') ?? String(randomInt(1_000_000));
const isSliced = !full && !quick;
const QUICK_STEPS = ['types', 'lint', 'build', 'changed', 'e2e'];
const only = quick ? QUICK_STEPS : (valueOf('--only')?.split(',') ?? null);

ensureDependencies();
// Enables the commit-msg hook for everyone who runs the tests.
if (existsSync('.git')) spawnSync('git', ['config', 'core.hooksPath', '.githooks']);
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });

const chromium = findBrowser();
const hasNginx = findNginx() !== null;
const env = {
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
  ...(full ? { MARQUEE_FULL: '1' } : {}),
  ...(isSliced ? { MARQUEE_SEED: seed } : {}),
};
const passedTitles = [];
/** Failures, printed again at the end, after the output of all steps. */
const failures = [];
/** The titles of tests that need nginx, on a machine without it. */
const leftOut = [];
/** Story files that were run again because the first run lost its page. */
const rerun = [];

const command = (more, script, ...args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env: { ...env, ...more } });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Holds back a command's output until the command ends, so that the output of two parallel commands stays readable. */
const heldCommand = (more, script, ...args) =>
  new Promise((resolve) => {
    const said = [];
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, ...more },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => resolve({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });

const bin = (name, file) => `node_modules/${name}/${file}`;

const isLeftOut = (status) => !hasNginx && (status === 'skipped' || status === 'pending');

const count = (title, ok, why = '') => {
  if (ok) passedTitles.push(title);
  else failures.push(['FAILED', title, ...why.split('\n', 12)].join('\n  ').trimEnd());
};

/** Prints a command's held-back output with its result and duration. */
const printHeld = async (title, work) => {
  const started = performance.now();
  const { code, said } = await work;
  process.stdout.write(
    `${said}${code === 0 ? 'ok  ' : 'FAIL'} ${title}, in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  return { code, said };
};

/** Runs a command and counts its exit code as the result of a check. Returns the command's output. */
const check = async (title, script, ...args) => {
  const { code, said } = await printHeld(title, heldCommand({}, script, ...args));
  count(title, code === 0);
  return said;
};

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const vitestOnce = async (title, projects, more, args = [], run = command) => {
  const file = `reports/${title}.json`;
  const code = await run(
    more,
    bin('vitest', 'vitest.mjs'),
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  );
  return { code, results: readReport(file)?.testResults ?? [] };
};

const testsOf = (results) => results.flatMap(({ assertionResults }) => assertionResults);
const countTests = (title, { code, results }) => {
  const tests = testsOf(results);
  for (const { fullName, status, failureMessages } of tests)
    if (isLeftOut(status)) leftOut.push(fullName);
    else count(fullName, status === 'passed', failureMessages.join('\n'));
  const isSilent = code !== 0 && tests.every(({ status }) => status === 'passed');
  if (isSilent) {
    const unread = results.filter((file) => !isThrough(file)).map(({ name, message }) => `${name}: ${message}`);
    count(`${title} ran to its end`, false, unread.join('\n'));
  }
  return tests.length;
};
const isThrough = ({ assertionResults }) =>
  assertionResults.length > 0 && assertionResults.every(({ status }) => status === 'passed');

/**
 * Returns the files to run again: Chromium sometimes disconnects a page, and Vitest 4 then ends the run although no test failed. The remaining files
 * run once more, each in its own page; a story that crashes its page fails again.
 */
const notReached = ({ code, results }) =>
  code === 0 || [...results, ...testsOf(results)].some(({ status }) => status === 'failed')
    ? []
    : results.filter((file) => !isThrough(file));

const vitest = async (title, projects, more = {}, run = command) => {
  const first = await vitestOnce(title, projects, more, [], run);
  const again = projects.includes('stories') ? notReached(first) : [];
  let { code, results } = first;
  if (again.length > 0) {
    process.stdout.write(`The page of ${title} was lost; running ${again.length} files again\n`);
    rerun.push(...again.map(({ name }) => `${title}: ${relative(root, name)}`));
    const second = await vitestOnce(
      `${title}-again`,
      projects,
      more,
      again.map(({ name }) => relative(root, name)),
    );
    code = second.code;
    results = [...results.filter((file) => !again.includes(file)), ...second.results];
  }
  if (countTests(title, { code, results }) === 0 && code === 0) count(`${title} ran to its end`, false);
};

/** Runs the unit tests that import changed files; there may be none. */
const changed = async () => {
  const since = `--changed=${valueOf('--since') ?? 'HEAD~1'}`;
  const projects = ['unit', 'unit-dom', 'isolated'];
  countTests('changed', await vitestOnce('changed', projects, {}, [since, '--passWithNoTests']));
};

const playwright = async () => {
  const file = 'reports/e2e.json';
  const code = await command(
    {},
    bin('@playwright/test', 'cli.js'),
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...(quick ? ['--project=phone', '--grep=@quick'] : []),
  );
  const specs = [];
  const walk = (suite, above) => {
    const title = suite.file === suite.title ? above : [above, suite.title].filter(Boolean).join(' ');
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests)
        specs.push({
          title: [title, spec.title].filter(Boolean).join(' '),
          ok: test.status === 'expected',
          status: test.status,
        });
    for (const inner of suite.suites ?? []) walk(inner, title);
  };
  for (const suite of readReport(file)?.suites ?? []) walk(suite, '');
  for (const { title, ok, status } of specs)
    if (isLeftOut(status)) leftOut.push(title);
    else count(title, ok);
  if (specs.length === 0 || (code !== 0 && specs.every(({ ok, status }) => ok || isLeftOut(status))))
    count('e2e ran to its end', false);
};

/**
 * Runs the stories in one brand, or with `--full` in every brand in `brands/`, in both themes. Layouts do not depend on the theme, so only one theme
 * checks every language.
 */
const stories = async () => {
  if (!full) return vitest('stories', ['stories']);
  const brands = readdirSync('brands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  for (const brand of brands)
    for (const theme of ['light', 'dark'])
      await vitest(`stories-${brand}-${theme}`, ['stories'], {
        STORYBOOK_BRAND: brand,
        STORYBOOK_THEME: theme,
        ...(theme === 'light' ? { STORYBOOK_EVERY_LANGUAGE: '1' } : {}),
      });
};

/** Reruns the tests against planted defects; each defect that no test detects counts as a failed test. */
const power = async () => {
  const code = await command({}, 'tests/power/run.mjs', '--sample=60', `--seed=${seed}`);
  const results = Object.values(readReport('reports/power.json') ?? {});
  for (const { id, caught } of results) count(`a test notices the planted defect ${id}`, caught !== null);
  if (results.length === 0 || (code !== 0 && results.every(({ caught }) => caught !== null)))
    count('power ran to its end', false);
};

const steps = {
  types: () =>
    check(
      'the types are correct',
      // The native compiler is twice as fast. `typescript` remains for tools that need its API, which version 7 lacks.
      bin('typescript-native', 'bin/tsc'),
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/marquee/types.json',
    ),
  lint: () => check('no lint rule is broken', bin('oxlint', 'bin/oxlint'), '--type-aware'),
  format: () => check('every file is formatted', bin('oxfmt', 'bin/oxfmt'), '--check'),
  layers: async () => {
    const said = await check(
      'no file imports a higher layer',
      bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      // Prints the violated rule's comment, which says what to do.
      '--output-type',
      'err-long',
      'schemas',
      'machines',
      'src',
      'publish',
      'sandbox',
      'cli',
    );
    // With an unsupported TypeScript version, dependency-cruiser reads no modules and passes.
    count('the layer check reads every module', Number(/(\d+) modules/.exec(said)?.[1]) > 1000, said);
  },
  unused: async () => {
    await check('no file, export or dependency is unused', bin('knip', 'bin/knip.js'));
    await check('no file or export is used only by tests and stories', bin('knip', 'bin/knip.js'), '--production');
  },
  generated: () =>
    check('generated files match their sources', bin('tsx', 'dist/cli.mjs'), 'cli/generate.ts', '--check'),
  commits: () => check('commit subjects have the required form', 'tests/check-commits.mjs'),
  brands: () => check('every sample brand passes its check [brand.config.merchant-value]', 'cli/marquee.mjs', 'check'),
  build: () => check('the site builds', 'cli/build.mjs'),
  storybook: () => check('the stories build', 'cli/build-storybook.mjs'),
  budgets: () =>
    vitest('budgets', ['budgets'], {}, async (...args) => (await printHeld('budgets', heldCommand(...args))).code),
  unit: () => vitest('unit', ['unit', 'unit-dom', 'isolated', 'contract', 'journeys']),
  /** Runs separately from the other tests, because its server processes would slow them down. */
  crash: () => vitest('crash', ['crash']),
  stories,
  changed,
  e2e: playwright,
  layouts: () =>
    check('no layout has a fault [layout.proof.findings]', bin('tsx', 'dist/cli.mjs'), 'tests/layouts/prove.ts'),
  power,
};

/** Run in this order, two at a time, because each uses about one core. All other steps use the whole machine, so they run one after another. */
const CHECKS = [
  'storybook',
  'build',
  'types',
  'budgets',
  'lint',
  'unused',
  'layers',
  'generated',
  'brands',
  'format',
  'commits',
];
/** Checks that use the output of `build`. */
const OF_THE_BUILD = new Set(['budgets', 'brands']);
const runChecks = async () => {
  const waiting = CHECKS.filter(wanted);
  let built = Promise.resolve();
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (OF_THE_BUILD.has(name)) await built;
      const work = steps[name]();
      if (name === 'build') built = work;
      await work;
    }
  };
  await Promise.all([lane(), lane()]);
};
const wanted = (name) =>
  only === null ? name !== 'changed' && (full || !['power', 'layouts'].includes(name)) : only.includes(name);
/** Time budgets in seconds on the reference machine. Exceeding one is reported, but does not fail the run. */
const TIME_BUDGETS = quick
  ? { checks: 50, changed: 50, e2e: 20 }
  : full
    ? {}
    : { checks: 125, unit: 520, crash: 130, stories: 180, e2e: 450 };
/** The number of SHA-256 hashes of 4 KiB that one core of the reference machine computes in two seconds. */
const REFERENCE_HASHES = 520_000;
/** Returns how much slower this machine is than the reference machine, measured over two seconds. */
const slowness = () => {
  const block = Buffer.alloc(4096);
  const end = performance.now() + 2000;
  let hashes = 0;
  while (performance.now() < end) {
    createHash('sha256').update(block).digest();
    hashes += 1;
  }
  return REFERENCE_HASHES / hashes;
};
const scale = Object.keys(TIME_BUDGETS).length === 0 ? 1 : slowness();
const overBudget = [];
const timed = async (name, work) => {
  const started = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  await work();
  const seconds = Math.round((performance.now() - started) / 1000);
  const budget = TIME_BUDGETS[name] === undefined ? null : Math.round(TIME_BUDGETS[name] * scale);
  const took = `${name} took ${seconds} s${budget === null ? '' : ` of ${budget}`}`;
  if (budget !== null && seconds > budget) overBudget.push(took);
  process.stdout.write(`== ${took}\n`);
};

if (CHECKS.some(wanted)) await timed('checks', runChecks);
for (const name of Object.keys(steps).filter((name) => wanted(name) && !CHECKS.includes(name)))
  await timed(name, steps[name]);

writeFileSync('reports/passed-titles.txt', `${passedTitles.join('\n')}\n`);
if (failures.length > 0) process.stdout.write(`\n${failures.join('\n')}\n`);
if (rerun.length > 0)
  process.stdout.write(`\n${rerun.length} story files were run a second time\n  ${rerun.join('\n  ')}\n`);
if (leftOut.length > 0)
  process.stdout.write(
    `\n${leftOut.length} tests were left out, because nginx is not installed\n  ${leftOut.join('\n  ')}\n`,
  );
if (overBudget.length > 0) process.stdout.write(`\nOver the time budget: ${overBudget.join('; ')}\n`);
const jump = clockJump();
if (jump !== null)
  process.stdout.write(
    `\nThe clock of this machine jumped by ${jump} s during the run. Failed tests may have failed for this reason: run them again.\n`,
  );
if (isSliced) process.stdout.write(`\nSlices drawn with --seed=${seed}\n`);
process.stdout.write(`\n${passedTitles.length} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
