/** Whether this is `npm run test:full`, the run before a release. */
export const isFull = process.env['MARQUEE_FULL'] === '1';

/** The factor by which the full run multiplies a property's runs and the time its test may take. */
export const FULL = isFull ? 20 : 1;
