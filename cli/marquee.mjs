#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

/** Whether this is the installed package, which unlike the repository contains a build and no sources. */
const isInstalled = () => !existsSync(new URL('marquee.ts', import.meta.url));

/** Builds the site in a child process, because standard output belongs to the command. */
const build = () => {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('build.mjs', import.meta.url)), '--end-with-parent', '--if-outdated'],
    { stdio: ['inherit', process.stderr.fd, 'inherit'] },
  );
  if (status !== 0) process.exit(status ?? 1);
};

/** Loads the command line from the build or, if that is not up to date, from its sources. */
const loadFromRepository = async () => {
  const { ensureDependencies } = await import('./ensure-dependencies.mjs');
  ensureDependencies();
  const { isFresh, SITE } = await import('./build-stamp.mjs');
  const fresh = isFresh(SITE);
  const needsBuild = ['publish', 'preview', 'rehearse', 'serve'].includes(process.argv[2]);
  if (!fresh && needsBuild) build();
  if (fresh || needsBuild) return import('../dist/cli/marquee.js');
  const { register } = await import('tsx/esm/api');
  register();
  return import('./marquee.ts');
};

requireNode();
process.env.NODE_ENV ??= 'production';
const { marquee } = await (isInstalled() ? import('../dist/cli/marquee.js') : loadFromRepository());
const code = await marquee(process.argv.slice(2));
process.stdout.write('', () => process.exit(code));
