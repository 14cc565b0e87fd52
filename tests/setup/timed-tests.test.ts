import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'machines', 'schemas', 'publish', 'sandbox', 'cli', 'tests', '.storybook'];

const testFiles = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|stories)\.tsx?$/.test(path))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(root, folder, path), 'utf8') })),
);

/** Returns the files in which `kind` occurs, each with its line. */
const linesWith = (kind: RegExp, leftOut: (file: { readonly path: string; readonly text: string }) => boolean) =>
  testFiles
    .filter((file) => !leftOut(file))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (kind.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );

const MEASURES =
  /\bperformance\.(now|eventLoopUtilization)\(|\bprocess\.(hrtime|cpuUsage|uptime)\b|\bDate\.now\(\) - (start|before|since|began)/;

test('no test compares a duration with a constant; tests compare work (tests/support/cost-ratio.ts) or counts, and benches measure durations', () => {
  // The full run may have limits in milliseconds, because it has the machine to itself.
  expect(linesWith(MEASURES, ({ text }) => text.includes('support/full-run.ts'))).toEqual([]);
});

const SLEEPS = /\bwaitForTimeout\(|=> (void )?setTimeout\(\w+, [\w. *+()]+\)\)|from 'node:timers\/promises'/;
/** These files retry after a delay, up to a limit, delay a response like a slow network, or kill a process at a random time. */
const WAITS: readonly string[] = [
  'tests/e2e/both/routes.test.ts',
  'tests/e2e/desktop/modal-leaks.test.ts',
  'tests/e2e/desktop/publish-crash.test.ts',
  'tests/e2e/desktop/rich-text.test.ts',
];

test('no test sleeps for a fixed time; tests wait for a condition (expect.poll, waitFor) or let event loop turns pass (tests/support/turns.ts)', () => {
  expect(linesWith(SLEEPS, ({ path }) => WAITS.includes(path))).toEqual([]);
});

test('no test is retried until it passes', () => {
  expect(linesWith(/\bretry: [1-9]|\bretries: [1-9]|test\.describe\.configure\(.*retries/, () => false)).toEqual([]);
});

test('no hook or test has a shorter timeout than the default in tests/vitest.config.ts', () => {
  expect(linesWith(/^\s*\}, ([1-5]?\d|60)_?000\);$/, () => false)).toEqual([]);
});
