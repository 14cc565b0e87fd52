#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requireNode } from './node-version.mjs';
import { isFresh, SITE } from './build-stamp.mjs';

requireNode();
module.enableCompileCache?.();
ensureDependencies();

if (process.argv.includes('--dev')) {
  const { register } = await import('tsx/esm/api');
  register();
  const { serveDevelopment } = await import('./serve-development.ts');
  await serveDevelopment(process.argv.slice(2));
} else {
  const fresh = isFresh(SITE);
  if (!fresh) {
    const { tsImport } = await import('tsx/esm/api');
    const { requireFreePort } = await tsImport('./free-port.ts', import.meta.url);
    await requireFreePort();
    // The build runs in a child process, whose memory is freed when it exits.
    const build = fileURLToPath(new URL('build.mjs', import.meta.url));
    const { status } = spawnSync(process.execPath, [build, '--end-with-parent', '--if-outdated'], { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.env.NODE_ENV = 'production';
  const since = fresh ? 0 : performance.now();
  const { serve } = await import('../dist/cli/serve.js');
  await serve(process.argv.slice(2), since);
}
