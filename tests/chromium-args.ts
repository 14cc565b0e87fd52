import { existsSync } from 'node:fs';

/** How tests start Chromium: as root in a container, without a graphics card, and without asking anything of its maker. */
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

/** Where the browser is, as an option of its launch: CHROMIUM_PATH, else Debian's; without either Playwright takes its own. */
export const chromiumPath = (): { readonly executablePath?: string } => {
  const path = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : '');
  return path === '' ? {} : { executablePath: path };
};
