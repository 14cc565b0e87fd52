/** `Date` names whole seconds, so the platform's time is within half a second of the middle of the one it names. */
const HALF_SECOND_MS = 500;

/** How far the platform's clock is ahead of the device's, in milliseconds, and the largest error of this estimate. */
let ahead = 0;
let error = Infinity;

/** The device's time, in milliseconds since 1970. Only for times that one device stores and compares, and for libraries that use its clock. */
export const deviceNow = (): number => Date.now();

/**
 * The platform's time, in milliseconds since 1970. Limits, countdowns and dates use it, because the device's clock may be wrong by minutes or years.
 * Until the platform has answered, it is the device's time.
 */
export const platformNow = (): number => deviceNow() + ahead;

/**
 * Learns the platform's time from the `Date` of an answer that came from its server, to a request that was sent at `sentAt` (as returned by
 * `performance.now()`). The answer with the shortest round trip counts, until one contradicts it because the device's clock was set meanwhile.
 */
export const hearPlatformTime = (date: string | null, sentAt: number): void => {
  const half = (performance.now() - sentAt) / 2;
  const found = Date.parse(date ?? '') + HALF_SECOND_MS + half - deviceNow();
  const within = HALF_SECOND_MS + half;
  if (Number.isNaN(found) || (within >= error && Math.abs(found - ahead) <= within + error)) return;
  error = within;
  // A clock that may well be right is not corrected.
  ahead = Math.abs(found) > within ? found : 0;
};
