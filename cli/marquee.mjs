#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
ensureDependencies();
const { isFresh, SITE } = await import('./build-stamp.mjs');
let fresh = isFresh(SITE);
if (!fresh && ['publish', 'preview'].includes(process.argv[2])) {
  // A child process, because standard output belongs to the command.
  const build = fileURLToPath(new URL('build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--end-with-parent'], {
    stdio: ['inherit', process.stderr.fd, 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  fresh = true;
}
process.env.NODE_ENV ??= 'production';
const load = async () => {
  if (fresh) return import('../dist/cli/marquee.js');
  const { register } = await import('tsx/esm/api');
  register();
  return import('./marquee.ts');
};
const { marquee } = await load();
const code = await marquee(process.argv.slice(2));
process.stdout.write('', () => process.exit(code));
