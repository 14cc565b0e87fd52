/** Whether this is the run before a release, `npm run test:full`. */
export const isFull = process.env['MARQUEE_FULL'] === '1';

/** By how much the full run multiplies the runs of a property, and the time that its test may take. */
export const FULL = isFull ? 20 : 1;
