import { randomBytes } from 'node:crypto';
import type { HumanAction } from '#schemas/connector.ts';

export interface HumanTokens {
  /** A token for one merchant and one thing to do, good once and for five minutes. */
  issue(merchant: string, action: HumanAction): string;
  /** Uses the token up, and says whether it was good for this. */
  redeem(merchant: string, action: HumanAction, token: string): boolean;
}

const HUMAN_TOKEN_MS = 5 * 60 * 1000;
const MOST = 10_000;

/** Whoever verifies humans is a house of its own: what it handed out stands in its memory, not in the platform's database. */
export const createHumanTokens = (now: () => number): HumanTokens => {
  const issued = new Map<string, { readonly merchant: string; readonly action: HumanAction; readonly expiresAt: number }>();
  const sweep = (): void => {
    for (const [token, { expiresAt }] of issued) if (expiresAt <= now() || issued.size >= MOST) issued.delete(token);
  };
  return {
    issue: (merchant, action) => {
      sweep();
      const token = randomBytes(32).toString('base64url');
      issued.set(token, { merchant, action, expiresAt: now() + HUMAN_TOKEN_MS });
      return token;
    },
    redeem: (merchant, action, token) => {
      const found = issued.get(token);
      issued.delete(token);
      return found !== undefined && found.merchant === merchant && found.action === action && found.expiresAt > now();
    },
  };
};
