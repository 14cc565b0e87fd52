// Starts Storybook for development at http://localhost:6006.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { captureAnswers } from './capture-answers.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
ensureDependencies();
captureAnswers();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', '6006', '--no-open', '--disable-telemetry'],
  { cwd: fileURLToPath(new URL('../', import.meta.url)), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
