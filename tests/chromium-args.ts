import { installedBrowser } from './find-browser.mjs';

/** Chromium's flags for tests: allow it to run as root in a container and without a GPU, and keep it from sending data to its vendor. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-default-apps',
  '--no-first-run',
  '--metrics-recording-only',
  '--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication',
] as const;

/** Launch option with the path of the browser that tests run in; if none is installed, Playwright uses its own. */
export const chromiumPath = (): { readonly executablePath?: string } => {
  const path = installedBrowser();
  return path === null ? {} : { executablePath: path };
};
