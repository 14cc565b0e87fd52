import { inMemory } from '#sandbox/kernel/core/kernel.ts';
import { createOneTimeTokens } from '#sandbox/kernel/tokens/one-time-tokens.ts';

/** What a game's page may access, instead of the whole session: one game of one member, for as long as the session lasts. */
export interface LaunchClaims {
  readonly merchant: string;
  readonly memberId: number;
  readonly sessionId: string;
  readonly nodeId: number;
}

const LIFETIME_MS = 60 * 1000;

/** The launch tickets. Each opens its game once, within one minute. */
export const ticketsOf = inMemory(({ now }) => createOneTimeTokens<LaunchClaims>(now, LIFETIME_MS));
