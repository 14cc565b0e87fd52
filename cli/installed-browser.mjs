import { accessSync, constants } from 'node:fs';

/** Headless Chromium, Playwright's default, which is a quarter faster. */
export const SHELL = '/usr/bin/chromium-headless-shell';
const USUAL = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns CHROMIUM_PATH or a system browser, or `null` if there is none. Installs nothing. */
export const installedBrowser = () =>
  [process.env.CHROMIUM_PATH, ...USUAL].find((path) => path !== undefined && path !== '' && runs(path)) ?? null;
