import { randomBytes } from 'node:crypto';

/** Short-lived tokens, each of which can be redeemed once for its claims. */
export interface OneTimeTokens<Claims> {
  issue(claims: Claims): string;
  /** Returns the claims of a token without using it up, or `null` if the token is unknown or expired. */
  find(token: string): Claims | null;
  /**
   * Returns the claims of a token and uses it up. Returns `null` if the token is unknown or expired, or if `isMeant` rejects its claims; in the last
   * case the token stays usable.
   */
  redeem(token: string, isMeant: (claims: Claims) => boolean): Claims | null;
}

const FIVE_MINUTES = 5 * 60 * 1000;
const MAX_TOKENS = 10_000;

/**
 * Creates one-time tokens. They are kept in memory and lost on a restart, which does no harm: an interrupted login or launch can simply be started
 * again.
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
