import { existsSync } from 'node:fs';
import { installedBrowser } from '../../installed-browser.mjs';

/** Explains how to get Chromium. */
export const NO_CHROMIUM =
  'Pictures need Chromium, and none was found. Install it, such as with: npx playwright install chromium. Or name it: CHROMIUM_PATH=/path/to/chromium. Nothing was written.';

/** Returns the path in CHROMIUM_PATH, or of the system's Chromium, or of the one installed by Playwright; `null` if there is none. */
export const findChromium = async (): Promise<string | null> => {
  const installed = installedBrowser();
  if (installed !== null) return installed;
  try {
    const { chromium } = await import('playwright');
    const own = chromium.executablePath();
    return existsSync(own) ? own : null;
  } catch {
    return null;
  }
};
