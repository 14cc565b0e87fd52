#!/usr/bin/env node
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
ensureDependencies();
const { isFresh, SITE } = await import('./build-stamp.mjs');
const fresh = isFresh(SITE);
if (!fresh && process.argv[2] === 'publish') {
  const { buildAll } = await import('./build.mjs');
  await buildAll();
}
process.env.NODE_ENV ??= 'production';
const load = async () => {
  if (fresh || process.argv[2] === 'publish') return import('../dist/cli/marquee.js');
  const { register } = await import('tsx/esm/api');
  register();
  return import('./marquee.ts');
};
const { marquee } = await load();
const code = await marquee(process.argv.slice(2));
process.stdout.write('', () => process.exit(code));
