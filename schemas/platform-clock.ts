/** The `Date` header states only whole seconds. The exact time is at most half a second from the middle of the stated second. */
const HALF_SECOND_MS = 500;

/** The estimated lead of the platform's clock over the device's clock, in milliseconds, and the maximum error of this estimate. */
let ahead = 0;
let error = Infinity;

/**
 * Returns the device's time, in milliseconds since 1970. Use it only for times that are stored and compared on one device, and with libraries that
 * use the device's clock.
 */
export const deviceNow = (): number => Date.now();

/**
 * Returns the platform's time, in milliseconds since 1970; until the platform has answered a request, the device's
 * time. Use it for limits, countdowns and dates, because the device's clock may be wrong by minutes or years.
 */
export const platformNow = (): number => deviceNow() + ahead;

/**
 * Updates the estimate of the platform's time from the `Date` header of an answer that came from the server itself, not
 * from a cache. `sentAt` is the time at which the request was sent, as returned by `performance.now()`. The answer with
 * the shortest round trip is used until another answer contradicts it, because the device's clock has been changed.
 */
export const hearPlatformTime = (date: string | null, sentAt: number): void => {
  const half = (performance.now() - sentAt) / 2;
  const found = Date.parse(date ?? '') + HALF_SECOND_MS + half - deviceNow();
  const within = HALF_SECOND_MS + half;
  if (Number.isNaN(found) || (within >= error && Math.abs(found - ahead) <= within + error)) return;
  error = within;
  // If the difference is within the maximum error, the device's clock may be right and is not corrected.
  ahead = Math.abs(found) > within ? found : 0;
};
