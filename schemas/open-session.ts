import { Type, type Static } from 'typebox';
import { time } from './wire.ts';

/** An open session of a member. `id` only identifies the session; it cannot be used to log in. */
export const openSession = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', maxLength: 64 }),
  /** The User-Agent header of the browser. */
  userAgent: Type.String({ maxLength: 400 }),
  ip: Type.String({ maxLength: 60 }),
  createdAt: time,
  lastSeenAt: time,
  /** Whether this is the session that made the request. */
  isThis: Type.Boolean(),
});
export type OpenSession = Static<typeof openSession>;

export const openSessions = Type.Array(openSession, { maxItems: 100 });
