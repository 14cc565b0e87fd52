import { installedBrowser } from './find-browser.mjs';

/** Chromium's flags for tests: it runs as root in a container, without a GPU, and sends nothing to its vendor. */
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

/** Launch option with the path of the browser that tests run in; without one that is installed, Playwright uses its own. */
export const chromiumPath = (): { readonly executablePath?: string } => {
  const path = installedBrowser();
  return path === null ? {} : { executablePath: path };
};
