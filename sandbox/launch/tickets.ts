import { createOnceTokens, type OnceTokens } from '../once-tokens.ts';

/** What a launch hands to a game's page in place of the session: one game of one member, for as long as that session lives. */
export interface LaunchClaims {
  readonly merchant: string;
  readonly memberId: number;
  readonly sessionId: string;
  readonly nodeId: number;
}

const LIFE_MS = 60 * 1000;

/** Tickets of launches: each opens its game once, within a minute. */
export const createTickets = (now: () => number): OnceTokens<LaunchClaims> => createOnceTokens(now, LIFE_MS);
