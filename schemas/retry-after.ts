import { platformNow } from './platform-clock.ts';

/** The maximum wait, in seconds. After a day, a request may be repeated even if the platform asked for a longer wait. */
const LONGEST_WAIT_S = 86_400;

/**
 * Returns the wait that a response asks for with `Retry-After`, in whole seconds from 1 to 86,400. The header is a number of seconds or a date (RFC
 * 9110, 10.2.3). A date is compared with the `Date` header of the response, so that the device's clock does not matter. Returns `null` if the header
 * is missing, invalid or not in the future.
 */
export const retryAfterOf = (headers: Pick<Headers, 'get'>): number | null => {
  const at = (name: string): number => Date.parse(headers.get(name) ?? '');
  const wait = Number(headers.get('Retry-After'));
  const seconds = Number.isNaN(wait) ? (at('Retry-After') - (at('Date') || platformNow())) / 1_000 : wait;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_S) : null;
};
