import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './chromium-args.ts';
import { isFull } from './support/full-run.ts';

const browser = { browserName: 'chromium' as const, launchOptions: { ...chromiumPath(), args: [...CHROMIUM_ARGS] } };

/** The stored screenshots were taken in Chromium on Linux. On other systems, their tests are left out, because skipped tests count as failed. */
const ELSEWHERE = process.platform === 'linux' ? [] : ['**/pictures.test.ts'];

const leaveOut = (tag: string) => (isFull ? {} : { grepInvert: new RegExp(`${tag}|@full`) });

/** Tests for both projects are in `both`, all others in their project's folder. A tag excludes a test in `both` from one project. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  globalSetup: './e2e/start-site.ts',
  fullyParallel: true,
  workers: 2,
  // No retries: a test that passes only when repeated counts as failed.
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixelRatio: 0.01,
    },
  },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    // Blocked, because a service worker would handle requests before the routes that tests replace. Its own tests allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      ...leaveOut('@phone'),
      testIgnore: ['**/phone/**', ...ELSEWHERE],
      use: { ...browser, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...leaveOut('@desktop'),
      testIgnore: '**/desktop/**',
      use: { ...browser, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
