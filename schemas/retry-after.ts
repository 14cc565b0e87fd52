import { platformNow } from './platform-clock.ts';

/** In seconds. After a day the platform may be asked again, whatever it said. */
const LONGEST_WAIT_S = 86_400;

/**
 * The wait that an answer asks for, in whole seconds from 1 to 86,400. `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3); a date is
 * compared with the `Date` of the answer, so that the clock of the device does not matter. `null` if it is missing, unreadable or not in the future.
 */
export const retryAfterOf = (headers: Pick<Headers, 'get'>): number | null => {
  const at = (name: string): number => Date.parse(headers.get(name) ?? '');
  const wait = Number(headers.get('Retry-After'));
  const seconds = Number.isNaN(wait) ? (at('Retry-After') - (at('Date') || platformNow())) / 1_000 : wait;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_S) : null;
};
