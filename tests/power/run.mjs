// Plants each defect from defects/ in a scratch copy, runs the tests that reach its file until one fails, and reports which one.
// Usage: node tests/power/run.mjs [<scratch folder>] [--only=id,..] [--sample=60] [--seed=N] [--workers=2] [--stages=near,named,related,browser] [--verify]
// Without a folder, it creates a copy and removes it. `--sample` draws that many defects; the seed is printed and determines which. `--stages`
// limits the stages for a quick first pass, whose survivors are not recorded; `--verify` only checks the edits. A survivor fails the run.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../find-browser.mjs';
import { defects } from './all-defects.mjs';
import { drawSample } from './draw-sample.mjs';
import { makeScratchCopy } from './scratch-copy.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    workers: { type: 'string', default: '2' },
    stages: { type: 'string' },
    verify: { type: 'boolean' },
  },
});
const [folder] = positionals;
if (folder !== undefined && resolve(folder) === resolve(root)) {
  process.stderr.write(
    'Name a scratch copy of the project that has node_modules, such as a worktree that is not in use.\n',
  );
  process.exit(2);
}
const only = values.only?.split(',') ?? null;
const wanted = defects.filter(({ id }) => only?.includes(id) ?? true);
const chosen = values.sample === undefined ? wanted : drawSample(wanted, Number(values.sample), Number(values.seed));
const kinds = values.stages?.split(',') ?? null;
const chromium = findBrowser();
// Always measures `npm test`, even as a step of the full run.
const env = {
  ...process.env,
  NO_COLOR: '1',
  MARQUEE_FULL: '',
  MARQUEE_SEED: values.seed,
  ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }),
};
const FIRST_PROJECTS = ['unit', 'unit-dom', 'isolated', 'contract'];

/** An edit whose text does not occur exactly once would measure nothing. */
const misplaced = defects.filter(({ file, from, to }) => {
  const parts = readFileSync(join(resolve(folder ?? root), file), 'utf8').split(from);
  return parts.length !== 2 || from === to;
});
if (misplaced.length > 0) {
  process.stderr.write(`Not found exactly once: ${misplaced.map(({ id }) => id).join(', ')}\n`);
  process.exit(2);
}
process.stdout.write(
  `${chosen.length} of ${defects.length} defects${values.sample === undefined ? '' : `, drawn with --seed=${values.seed}`}\n`,
);
if (values.verify === true) process.exit(0);

/** The running command and the original text of the changed file, to be stopped and restored when this process ends. */
let child = null;
let changed = null;

const restore = () => {
  if (changed !== null) writeFileSync(changed.file, changed.text);
  changed = null;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    try {
      if (child?.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The process has already ended.
    }
    process.exit(130);
  });
const scratch = folder === undefined ? makeScratchCopy(root) : resolve(folder);
process.on('exit', () => {
  if (folder === undefined) rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  else restore();
});

/** Runs a command in the scratch copy, in its own process group; resolves to its exit code and output. */
const command = (script, ...args) =>
  new Promise((done) => {
    child = spawn(process.execPath, [script, ...args], {
      cwd: scratch,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      child = null;
      done({ code: code ?? 1, said: Buffer.concat(said).toString() });
    });
  });

/** Returns `null` if all tests passed, otherwise the project and title of the first failed test. */
const vitestOnce = async (mode, projects, ...files) => {
  const { code, said } = await command(
    'node_modules/vitest/vitest.mjs',
    ...mode,
    '--run',
    '--config=tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--bail=1',
    `--maxWorkers=${values.workers}`,
    '--passWithNoTests',
    ...files,
  );
  if (code === 0) return null;
  const [, project, test] = /^\s*FAIL\s+\|([\w-]+)[^|]*\|\s+(.+)$/m.exec(said) ?? [];
  return project === undefined
    ? { project: projects.join('|'), test: `no test failed, but the run did: ${said.trim().split('\n').at(-1)}` }
    : { project, test };
};

/**
 * A file that failed to load is tried again. In a browser, loading also fails while Vite prepares dependencies, so only the second failure counts.
 */
const vitest = async (...run) => {
  const first = await vitestOnce(...run);
  return first === null || !/\[ .+ \]$/.test(first.test) ? first : vitestOnce(...run);
};

const e2e = async (file) => {
  if (!existsSync(join(scratch, 'storybook-static/stamp'))) await command('cli/build-storybook.mjs');
  const built = await command('cli/build.mjs');
  if (built.code !== 0) return { project: 'build', test: built.said.trim().split('\n').at(-1) };
  const { code, said } = await command(
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/playwright.config.ts',
    '--max-failures=1',
    `--workers=${values.workers}`,
    file,
  );
  if (code === 0) return null;
  return { project: 'e2e', test: /^\s*1\) (.+?)[ ─]*$/m.exec(said)?.[1] ?? said.trim().split('\n').at(-1) };
};

/**
 * Runs the tests next to the file first, because they are the most likely to fail, then those named by the defect, with browser tests last, then all
 * that import the file.
 */
const stages = ({ file, tests = [], browser, stories, e2e: spec }) => {
  const here = `${dirname(file)}/`;
  return [
    // A style sheet applies to the whole site, so the tests next to it are no more likely to fail.
    ...(file.endsWith('.css') ? [] : [['near', () => vitest([], FIRST_PROJECTS, here)]]),
    ...tests.map((test) => ['named', () => vitest([], [...FIRST_PROJECTS, 'journeys'], test)]),
    // Only a browser computes colours and widths.
    ...(browser === 'stories' ? [['browser', () => vitest([], ['stories'], stories ?? here)]] : []),
    ...(browser === 'e2e' ? [['browser', () => e2e(spec)]] : []),
    ['related', () => vitest(['related'], FIRST_PROJECTS, file)],
    ['related', () => vitest(['related'], ['journeys'], file)],
    ...(browser === 'stories' ? [['related', () => vitest(['related'], ['stories'], file)]] : []),
  ];
};

const measure = async (defect) => {
  const file = join(scratch, defect.file);
  const text = readFileSync(file, 'utf8');
  changed = { file, text };
  writeFileSync(
    file,
    text.replace(defect.from, () => defect.to),
  );
  const started = performance.now();
  let caught = null;
  for (const [kind, run] of stages(defect)) {
    if (kinds !== null && !kinds.includes(kind)) continue;
    caught = await run();
    if (caught !== null) break;
  }
  restore();
  return { id: defect.id, caught, seconds: Math.round((performance.now() - started) / 1000) };
};

/** Results of earlier runs are kept, so that the list can be processed in parts. */
const reports = join(root, 'reports');
const report = join(reports, 'power.json');
mkdirSync(reports, { recursive: true });
const readReport = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});

const said = ({ caught }) => (caught === null ? 'SURVIVED' : `${caught.project}: ${caught.test}`);
const results = [];
for (const defect of chosen) {
  const result = await measure(defect);
  results.push(result);
  process.stdout.write(`${result.id}  ${said(result)}  ${result.seconds} s\n`);
  if (kinds !== null && result.caught === null) continue;
  writeFileSync(report, `${JSON.stringify({ ...readReport(), [result.id]: result }, null, 2)}\n`);
}

process.stdout.write('\n| Defect | Caught by | Seconds |\n|---|---|---|\n');
for (const result of results)
  process.stdout.write(`| ${result.id} | ${said(result).replaceAll('|', '\\|')} | ${result.seconds} |\n`);
const found = results.filter(({ caught }) => caught !== null).length;
process.stdout.write(`\n${found} of ${results.length} caught\n`);
rmSync(join(scratch, 'test-results'), { recursive: true, force: true });
process.exitCode = found === results.length ? 0 : 1;
