import { randomBytes } from 'node:crypto';

/** Short-lived tokens with claims that can be redeemed once. */
export interface OneTimeTokens<Claims> {
  issue(claims: Claims): string;
  /** The token's claims, which leaves it unused; `null` if it is unknown or expired. */
  find(token: string): Claims | null;
  /** The token's claims, which uses it up; `null` without using it up if it is unknown, expired, or `isMeant` rejects it. */
  redeem(token: string, isMeant: (claims: Claims) => boolean): Claims | null;
}

const FIVE_MINUTES = 5 * 60 * 1000;
const MAX_TOKENS = 10_000;

/** In memory rather than in the platform's database: the providers simulate third parties, and an interrupted launch is simply started again. */
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
