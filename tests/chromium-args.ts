import { installedBrowser } from './find-browser.mjs';

/** Chromium's flags for tests: they let it run as root in a container and without a GPU, and stop it from sending data to its vendor. */
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

/** The launch option with the path of the browser for tests; if none is installed, Playwright uses its own. */
export const chromiumPath = (): { readonly executablePath?: string } => {
  const path = installedBrowser();
  return path === null ? {} : { executablePath: path };
};
