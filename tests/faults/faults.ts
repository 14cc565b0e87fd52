import type { Call } from '#schemas/call.ts';
import type { Fault } from '../journeys/open-site.tsx';
import { isFull } from '#tests/support/full-run.ts';

export const NETWORK = 'Network link is abnormal, please try again';
export const OFFLINE = 'You are offline. Check your connection, then try again.';
export const UNREADABLE = 'We could not read the answer that we received. Please try again.';
export const BROKEN = 'Something went wrong on our side. Please try again in a moment.';
export const LOGGED_OUT = 'You are not logged in, please login';
export const ANY_WORDS = new RegExp([NETWORK, OFFLINE, UNREADABLE, BROKEN, LOGGED_OUT].join('|'));

export const DOWN: Fault = { status: 500, untouched: true };
export const SESSION_GONE: Fault = { status: 401, untouched: true, code: 'not_logged_in' };

export interface NamedFault {
  readonly fails: string;
  readonly fault: Fault;
  readonly words: string;
  /** `navigator.onLine` is false. */
  readonly offline?: true;
}

const FAULTS: readonly NamedFault[] = [
  { fails: 'is sent while offline', fault: 'offline', words: OFFLINE, offline: true },
  { fails: 'loses its connection', fault: 'offline', words: NETWORK },
  { fails: 'times out', fault: 'timeout', words: NETWORK },
  { fails: 'gets a server error', fault: DOWN, words: BROKEN },
  { fails: 'gets a response that is not JSON', fault: 'malformed', words: UNREADABLE },
  { fails: 'gets a response that does not match the schema', fault: 'shape', words: UNREADABLE },
];

/**
 * Returns the faults to test with a call. The client handles faults the same way for all calls, so only calls marked `whole` get all faults, and the
 * others only a broken platform; `npm run test:full` tests all faults with all calls. A response of the wrong shape is a fault only if the output
 * schema defines a shape.
 */
export const faultsOf = (call: Call, { whole = false }: { readonly whole?: boolean } = {}): readonly NamedFault[] =>
  FAULTS.filter(({ fault }) =>
    whole || isFull ? fault !== 'shape' || call.accepts?.({ unexpected: [null] }) === false : fault === DOWN,
  );
