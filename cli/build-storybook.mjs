#!/usr/bin/env node
// Builds Storybook into `storybook-static/` unless it is up to date.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clearStamp, isFresh, sourceHash, STORYBOOK, writeStamp } from './build-stamp.mjs';
import { captureAnswers } from './capture-answers.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
ensureDependencies();
captureAnswers();
if (!isFresh(STORYBOOK)) {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const hash = sourceHash(STORYBOOK);
  clearStamp(STORYBOOK);
  process.stdout.write('Step 2 of 4: the stories are being read\n');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--output-dir',
      'storybook-static',
      '--quiet',
      '--disable-telemetry',
      '--loglevel',
      'error',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
    },
  );
  if (status === 0) writeStamp(STORYBOOK, hash);
  process.exitCode = status ?? 1;
}
