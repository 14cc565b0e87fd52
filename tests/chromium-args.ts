import { existsSync } from 'node:fs';

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

const DEBIAN = '/usr/bin/chromium';

/** Launch option with the browser's path: CHROMIUM_PATH, else Debian's; without either Playwright uses its own. */
export const chromiumPath = (): { readonly executablePath?: string } => {
  const path = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : '');
  return path === '' ? {} : { executablePath: path };
};
