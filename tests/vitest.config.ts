import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { callsPlugin } from '../publish/vite/calls-plugin.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium-args.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const setup = (name: string): string => fileURLToPath(new URL(`./setup/${name}.ts`, import.meta.url));
const setupFiles = [setup('console-fails')];
const pageSetupFiles = [...setupFiles, setup('quick-labels'), setup('quick-queries'), setup('quick-styles')];
const storybook = fileURLToPath(new URL('../.storybook', import.meta.url));
const browser = () =>
  playwright({
    launchOptions: { ...chromiumPath(), args: [...CHROMIUM_ARGS] },
    contextOptions: { reducedMotion: 'reduce' },
  });
/** Long, for a busy machine; a test that hangs still ends. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
const anywhere = '{src,machines,schemas,publish,sandbox,cli}/**';

export default defineConfig({
  root,
  test: {
    // By default Vitest leaves one core to its main process, which has little to do once the files are transformed.
    maxWorkers: availableParallelism(),
    projects: [
      {
        root,
        test: {
          ...patience,
          name: 'unit',
          environment: 'node',
          include: [`${anywhere}/*.test.ts`, 'tests/{texts,stories,bench}/**/*.test.ts'],
          exclude: ['src/forms/snapshots/**'],
          setupFiles,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          ...patience,
          name: 'unit-dom',
          environment: 'jsdom',
          include: [`${anywhere}/*.test.tsx`],
          exclude: ['src/forms/snapshots/**'],
          setupFiles: pageSetupFiles,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          ...patience,
          name: 'rjsf',
          globals: true,
          environment: 'jsdom',
          include: ['src/forms/snapshots/**/*.test.tsx'],
          server: { deps: { inline: [/@rjsf\//] } },
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'budgets',
          environment: 'node',
          include: ['tests/budgets/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        extends: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
        root,
        plugins: [storybookTest({ configDir: storybook })],
        test: {
          ...patience,
          name: 'stories',
          browser: { enabled: true, headless: true, provider: browser(), instances: [{ browser: 'chromium' }] },
        },
      },
      {
        root,
        plugins: [react(), callsPlugin()],
        test: {
          ...patience,
          name: 'journeys',
          environment: 'jsdom',
          include: ['tests/{journeys,faults,models}/**/*.test.{ts,tsx}'],
          setupFiles: pageSetupFiles,
        },
      },
    ],
  },
});
