import { randomBytes } from 'node:crypto';
import type { LaunchClaims } from './tickets.ts';

/** Games that are being played, by a key that their page holds. A key is worth no more than the session behind it, which each use has to look up. */
export interface PlaySessions {
  open(claims: LaunchClaims): string;
  find(key: string, merchant: string): LaunchClaims | null;
}

const MOST = 10_000;
const LONGEST_MS = 12 * 60 * 60 * 1000;

export const createPlaySessions = (now: () => number): PlaySessions => {
  const plays = new Map<string, { readonly claims: LaunchClaims; readonly endsAt: number }>();
  const sweep = (): void => {
    for (const [key, { endsAt }] of plays) if (endsAt <= now() || plays.size >= MOST) plays.delete(key);
  };
  return {
    open: (claims) => {
      sweep();
      const key = randomBytes(32).toString('base64url');
      plays.set(key, { claims, endsAt: now() + LONGEST_MS });
      return key;
    },
    find: (key, merchant) => {
      const found = plays.get(key);
      return found !== undefined && found.claims.merchant === merchant && found.endsAt > now() ? found.claims : null;
    },
  };
};
