#!/usr/bin/env node
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clearStamp, isFresh, SITE, sourceHash, writeStamp } from './build-stamp.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { explainFullDisk, isDiskFull } from './full-disk.mjs';
import { requireNode } from './node-version.mjs';
import { endSteps, showStep } from './show-step.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Builds everything into `dist/`: the site, its prerenderer, the connector pages, the demo games, the service worker and the command line; then compresses the files. */
const buildEverything = async () => {
  const started = performance.now();
  const hash = sourceHash(SITE);
  clearStamp(SITE);
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const { bundleConfig } = await import('./bundle-config.mjs');
  const { precompress } = await import('./precompress.mjs');
  const quiet = { root, logLevel: 'warn' };

  rmSync(new URL('../dist', import.meta.url), { recursive: true, force: true });
  showStep('Building the site');
  await build({ ...quiet, build: { outDir: 'dist/client', manifest: true, emptyOutDir: true } });
  showStep('Building the prerenderer');
  await build({ ...quiet, build: { outDir: 'dist/server', ssr: 'src/entry-server.tsx', emptyOutDir: true } });
  showStep('Building the connector pages, the demo games and the service worker');
  await build({ ...quiet, configFile: fileURLToPath(new URL('connect.config.ts', import.meta.url)) });
  await build({ ...quiet, configFile: fileURLToPath(new URL('games.config.ts', import.meta.url)) });
  await build({ ...quiet, configFile: fileURLToPath(new URL('worker.config.ts', import.meta.url)) });
  showStep('Building the server');
  await build({ ...quiet, ...bundleConfig(root) });
  const { openapiText } = await import('../dist/cli/openapi.js');
  writeFileSync(new URL('../dist/openapi.json', import.meta.url), openapiText());
  showStep('Compressing the files');
  for (const site of ['client', 'connect', 'games'])
    await precompress(fileURLToPath(new URL(`../dist/${site}/assets`, import.meta.url)));
  writeStamp(SITE, hash);
  endSteps();
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
};

const LOCK = fileURLToPath(new URL('../node_modules/.cache/marquee-build', import.meta.url));

/**
 * Builds everything. If another process is building in this folder, waits for it, and builds only if that build failed. With `ifOutdated`, also uses a
 * build that another process has finished before this one could wait for it, and may already be using.
 */
export const buildAll = async ({ ifOutdated = false } = {}) => {
  const { tsImport } = await import('tsx/esm/api');
  const { lockWhenFree } = await tsImport('./lock-when-free.ts', import.meta.url);
  mkdirSync(LOCK, { recursive: true });
  const { hasWaited } = await lockWhenFree(LOCK, 'builds in this folder');
  if ((!hasWaited && !ifOutdated) || !isFresh(SITE)) await buildEverything();
  endSteps();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--end-with-parent')) endWithParent();
  requireNode();
  ensureDependencies();
  try {
    await buildAll({ ifOutdated: process.argv.includes('--if-outdated') });
  } catch (error) {
    endSteps();
    if (!isDiskFull(error)) throw error;
    process.stderr.write(`${explainFullDisk(root)}\n`);
    process.exit(1);
  }
}
