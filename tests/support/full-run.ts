/** Whether this is `npm run test:full`, the run before a release. */
export const isFull = process.env['MARQUEE_FULL'] === '1';

/** Factor by which the full run multiplies the runs of a property, and the time that its test may take. */
export const FULL = isFull ? 20 : 1;
