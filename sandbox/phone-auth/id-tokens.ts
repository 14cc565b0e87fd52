import { randomBytes } from 'node:crypto';

/** What the provider says of who signed in. */
export type Claims =
  | { readonly channel: 'google' | 'facebook'; readonly email: string; readonly emailVerified: boolean }
  /** `phoneNumber` as E.164. */
  | { readonly channel: 'sms'; readonly phoneNumber: string };
export type Channel = Claims['channel'];

export interface IdTokens {
  /** A token for one merchant, good once and for five minutes. */
  issue(merchant: string, claims: Claims): string;
  /** What the token says; `null` for one that is used up, too old, made up, or another merchant's or channel's. */
  redeem(merchant: string, channel: Channel, idToken: string): Claims | null;
}

const ID_TOKEN_MS = 5 * 60 * 1000;
const MOST = 10_000;

/** The provider is a house of its own: what it handed out stands in its memory, not in the platform's database. */
export const createIdTokens = (now: () => number): IdTokens => {
  const issued = new Map<string, { readonly merchant: string; readonly claims: Claims; readonly expiresAt: number }>();
  const sweep = (): void => {
    for (const [token, { expiresAt }] of issued) if (expiresAt <= now() || issued.size >= MOST) issued.delete(token);
  };
  return {
    issue: (merchant, claims) => {
      sweep();
      const token = randomBytes(32).toString('base64url');
      issued.set(token, { merchant, claims, expiresAt: now() + ID_TOKEN_MS });
      return token;
    },
    redeem: (merchant, channel, idToken) => {
      const found = issued.get(idToken);
      if (found === undefined || found.merchant !== merchant || found.claims.channel !== channel) return null;
      issued.delete(idToken);
      return found.expiresAt > now() ? found.claims : null;
    },
  };
};
