import { randomBytes } from 'node:crypto';

/** Tokens of a provider: each stands for some claims, good once and for five minutes. */
export interface OnceTokens<Claims> {
  issue(claims: Claims): string;
  /** What the token stands for, which uses it up; `null`, and nothing used, for one that is spent, too old, made up, or not meant for this. */
  redeem(token: string, isMeant: (claims: Claims) => boolean): Claims | null;
}

const LIFE_MS = 5 * 60 * 1000;
const MOST = 10_000;

/** A provider is a house of its own: what it handed out stands in its memory, not in the platform's database. */
export const createOnceTokens = <Claims>(now: () => number): OnceTokens<Claims> => {
  const issued = new Map<string, { readonly claims: Claims; readonly expiresAt: number }>();
  const sweep = (): void => {
    for (const [token, { expiresAt }] of issued) if (expiresAt <= now() || issued.size >= MOST) issued.delete(token);
  };
  return {
    issue: (claims) => {
      sweep();
      const token = randomBytes(32).toString('base64url');
      issued.set(token, { claims, expiresAt: now() + LIFE_MS });
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
