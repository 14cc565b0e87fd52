import { inMemory } from '#sandbox/kernel/core/kernel.ts';
import { randomBytes } from 'node:crypto';
import type { LaunchClaims } from './launch-tickets.ts';

/** The running games, by the key held by the game's page. A key is valid only while the player's session is, which is checked on each use. */
export interface PlaySessions {
  open(claims: LaunchClaims): string;
  find(key: string): LaunchClaims | null;
}

const MAX_SESSIONS = 10_000;
const MAX_LIFETIME_MS = 12 * 60 * 60 * 1000;

export const playSessionsOf = inMemory(({ now }): PlaySessions => {
  const plays = new Map<string, { readonly claims: LaunchClaims; readonly endsAt: number }>();
  const sweep = (): void => {
    for (const [key, { endsAt }] of plays) if (endsAt <= now() || plays.size >= MAX_SESSIONS) plays.delete(key);
  };
  return {
    open: (claims) => {
      sweep();
      const key = randomBytes(32).toString('base64url');
      plays.set(key, { claims, endsAt: now() + MAX_LIFETIME_MS });
      return key;
    },
    find: (key) => {
      const found = plays.get(key);
      return found !== undefined && found.endsAt > now() ? found.claims : null;
    },
  };
});
