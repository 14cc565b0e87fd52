// Retakes the stored screenshots from the current stories; check the differences before committing them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../cli/ensure-dependencies.mjs';
import { findBrowser } from './find-browser.mjs';

ensureDependencies();
const chromium = findBrowser();
const env = { ...process.env, MARQUEE_FULL: '1', ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }) };
const cwd = fileURLToPath(new URL('..', import.meta.url));
const COMMANDS = [
  ['cli/build.mjs'],
  ['cli/build-storybook.mjs'],
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--project=desktop',
    'pictures',
    '--update-snapshots',
    'changed',
  ],
];
process.exitCode = COMMANDS.every(
  (command) => spawnSync(process.execPath, command, { cwd, env, stdio: 'inherit' }).status === 0,
)
  ? 0
  : 1;
