import { Type, type Static } from 'typebox';
import { time } from './wire.ts';

/** One place where a member is logged in. `id` names it and opens nothing. */
export const openSession = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', maxLength: 64 }),
  /** What the browser calls itself. */
  userAgent: Type.String({ maxLength: 400 }),
  ip: Type.String({ maxLength: 60 }),
  createdAt: time,
  lastSeenAt: time,
  /** The session that asks. */
  isThis: Type.Boolean(),
});
export type OpenSession = Static<typeof openSession>;

export const openSessions = Type.Array(openSession, { maxItems: 100 });
