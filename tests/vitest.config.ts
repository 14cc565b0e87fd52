import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { callsPlugin } from '../publish/vite/calls-plugin.ts';
import { CHROMIUM_ARGS, chromiumPath } from './chromium-args.ts';
import { ProjectSequencer } from './project-sequencer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const setup = (name: string): string => fileURLToPath(new URL(`./setup/${name}.ts`, import.meta.url));
const setupFiles = [setup('languages'), setup('console-fails')];
const pageSetupFiles = [
  ...setupFiles,
  setup('quick-labels'),
  setup('quick-queries'),
  setup('quick-styles'),
  setup('quick-polling'),
  setup('drawn-pictures'),

  setup('fresh-page'),
];
const partSetupFiles = [...pageSetupFiles, setup('clean-page')];
const siteSetupFiles = [...pageSetupFiles, setup('close-site')];
const globalSetup = setup('captured-answers');
/** Excluded from the `unit` project, which would otherwise wait for answers to be captured after each change to the sandbox. */
const ofAnswers = 'tests/stories/captured-answers.test.ts';
const storybook = fileURLToPath(new URL('../.storybook', import.meta.url));
const browser = () =>
  playwright({
    launchOptions: { ...chromiumPath(), args: [...CHROMIUM_ARGS] },
    contextOptions: { reducedMotion: 'reduce' },
  });
/** Long timeouts for a busy machine; a test that hangs still ends. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };
/** Test files in the same process share its modules and page. */
const shared = { ...patience, isolate: false };
const anywhere = '{src,machines,schemas,publish,sandbox,cli}/**';
/**
 * Tests that reset modules, or that change state that a module keeps for the whole page, get separate modules. All other tests in a process share its
 * modules.
 */
const isolated = '**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  root,
  test: {
    // By default, Vitest reserves one core for its main process, which has little to do once the files are transformed.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ProjectSequencer },
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: [
            `${anywhere}/*.test.ts`,
            'tests/{texts,stories,bench,setup,search,power,changes,world,layouts}/**/*.test.ts',
          ],
          exclude: [isolated, ofAnswers],
          setupFiles,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          ...shared,
          name: 'unit-dom',
          environment: 'jsdom',
          include: [`${anywhere}/*.test.tsx`, ofAnswers],
          exclude: [isolated],
          globalSetup,
          setupFiles: partSetupFiles,
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          ...patience,
          name: 'isolated',
          environment: 'jsdom',
          include: [isolated],
          globalSetup,
          setupFiles: partSetupFiles,
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'contract',
          environment: 'node',
          include: ['tests/{contract,security}/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        root,
        test: {
          ...patience,
          name: 'crash',
          environment: 'node',
          include: ['tests/crash/**/*.test.ts'],
          setupFiles,
          // The processes of one test file need both cores.
          fileParallelism: false,
        },
      },
      {
        root,
        test: {
          ...shared,
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
          ...shared,
          name: 'stories',
          globalSetup,
          maxWorkers: availableParallelism(),
          browser: { enabled: true, headless: true, provider: browser(), instances: [{ browser: 'chromium' }] },
        },
      },
      {
        root,
        plugins: [react(), callsPlugin()],
        test: {
          ...shared,
          name: 'journeys',
          environment: 'jsdom',
          include: ['tests/{journeys,faults,models}/**/*.test.{ts,tsx}', 'tests/world/**/*.test.tsx'],
          globalSetup,
          setupFiles: siteSetupFiles,
        },
      },
    ],
  },
});
