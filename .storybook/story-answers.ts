import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';

export type Answer<C extends Call> = Readonly<OutputOf<C>>;
export type Sent<C extends Call> = Readonly<Partial<Record<keyof InputOf<C>, unknown>>>;
type Given<C extends Call> = Answer<C> | Problem | 'pending';

/** The problem reported when the platform responds with a server error. */
export const BROKEN = new Problem({ code: 'internal', status: 500, message: '' });

/** The problem reported when the platform cannot be reached. */
export const UNREACHABLE = new Problem({ code: 'network', status: 0, message: '' });

/** Returns an entry for a story's `answers`. A function receives the body and query fields (query values as text). */
export const answer = <C extends Call>(
  call: C,
  given: Given<C> | ((sent: Sent<C>) => Given<C>),
): Readonly<Record<string, unknown>> => ({ [call.name]: given });
