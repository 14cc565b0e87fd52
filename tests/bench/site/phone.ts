import { devices } from 'playwright';

/** The phone that Lighthouse emulates in mobile runs. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;

export const PHONE_AGENT = devices['Pixel 7'].userAgent;

/** Lighthouse's mobile CPU. */
export const SLOWED = 4;
