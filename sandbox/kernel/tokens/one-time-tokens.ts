import { randomBytes } from 'node:crypto';

/** Short-lived tokens whose claims can be redeemed once. */
export interface OneTimeTokens<Claims> {
  issue(claims: Claims): string;
  /** Returns the token's claims without using the token up, or `null` if it is unknown or expired. */
  find(token: string): Claims | null;
  /**
   * Returns the token's claims and uses the token up, or returns `null` and leaves the token usable if it is unknown, expired, or rejected by
   * `isMeant`.
   */
  redeem(token: string, isMeant: (claims: Claims) => boolean): Claims | null;
}

const FIVE_MINUTES = 5 * 60 * 1000;
const MAX_TOKENS = 10_000;

/**
 * Creates one-time tokens in memory, not in the platform's database: the providers simulate third parties, and an interrupted launch is simply
 * started again.
 */
export const createOneTimeTokens = <Claims>(now: () => number, lifeMs = FIVE_MINUTES): OneTimeTokens<Claims> => {
  const issued = new Map<string, { readonly claims: Claims; readonly expiresAt: number }>();
  const sweep = (): void => {
    for (const [token, { expiresAt }] of issued)
      if (expiresAt <= now() || issued.size >= MAX_TOKENS) issued.delete(token);
  };
  return {
    issue: (claims) => {
      sweep();
      const token = randomBytes(32).toString('base64url');
      issued.set(token, { claims, expiresAt: now() + lifeMs });
      return token;
    },
    find: (token) => {
      const found = issued.get(token);
      return found !== undefined && found.expiresAt > now() ? found.claims : null;
    },
    redeem: (token, isMeant) => {
      const found = issued.get(token);
      if (found === undefined || !isMeant(found.claims)) return null;
      issued.delete(token);
      return found.expiresAt > now() ? found.claims : null;
    },
  };
};
