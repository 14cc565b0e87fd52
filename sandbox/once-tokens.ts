import { randomBytes } from 'node:crypto';

/** Tokens that each stand for some claims, good once and for a short while. */
export interface OnceTokens<Claims> {
  issue(claims: Claims): string;
  /** What the token stands for, which uses it up; `null`, and nothing used, for one that is spent, too old, made up, or not meant for this. */
  redeem(token: string, isMeant: (claims: Claims) => boolean): Claims | null;
}

const FIVE_MINUTES = 5 * 60 * 1000;
const MOST = 10_000;

/** They stand in memory, not in the platform's database: providers are houses of their own, and a launch that a restart cuts off is begun again. */
export const createOnceTokens = <Claims>(now: () => number, lifeMs = FIVE_MINUTES): OnceTokens<Claims> => {
  const issued = new Map<string, { readonly claims: Claims; readonly expiresAt: number }>();
  const sweep = (): void => {
    for (const [token, { expiresAt }] of issued) if (expiresAt <= now() || issued.size >= MOST) issued.delete(token);
  };
  return {
    issue: (claims) => {
      sweep();
      const token = randomBytes(32).toString('base64url');
      issued.set(token, { claims, expiresAt: now() + lifeMs });
      return token;
    },
    redeem: (token, isMeant) => {
      const found = issued.get(token);
      if (found === undefined || !isMeant(found.claims)) return null;
      issued.delete(token);
      return found.expiresAt > now() ? found.claims : null;
    },
  };
};
