import type { OutputOf } from '#schemas/call.ts';
import type { bet } from '#schemas/calls/demo.ts';
import { AskFailed } from './ask.ts';

export interface Bet {
  /** Names this bet for good: asked again, the platform answers the same round. */
  readonly operation: string;
  readonly stake: number;
  readonly choice: string;
}

export type Settled = OutputOf<typeof bet>;

export interface BettingParts {
  readonly send: (bet: Bet) => Promise<Settled>;
  /** Kept through a reload, before anything is sent. */
  readonly keep: (pending: Bet | null) => void;
  /** What an earlier load of the page left behind. */
  readonly pending: Bet | null;
}

export interface Betting {
  /** The bet whose outcome is not known; until it is, there is no other. */
  readonly pending: () => Bet | null;
  readonly place: (stake: number, choice: string) => Promise<Settled>;
  /** Asks for the outcome of the pending bet: under its own key, so that it is staked once at most. */
  readonly again: () => Promise<Settled>;
}

/** After these nobody knows whether the bet was placed. */
const UNKNOWN = new Set(['network', 'timeout', 'malformed', 'internal', 'unknown', 'in_flight']);

/** Said only once the platform has looked for the key in vain: what was asked before has not been placed either. */
const DECIDED = new Set(['insufficient_funds', 'game_maintenance', 'validation', 'idempotency_mismatch']);

const leavesItOpen = (error: unknown, isFirst: boolean): boolean =>
  !(error instanceof AskFailed) || (isFirst ? UNKNOWN.has(error.code) : !DECIDED.has(error.code));

/** One bet at a time, each under a key of its own. */
export const createBetting = ({ send, keep, pending: left }: BettingParts): Betting => {
  let pending = left;
  const hold = (bet: Bet | null): void => {
    pending = bet;
    keep(bet);
  };
  const settle = async (bet: Bet, isFirst: boolean): Promise<Settled> => {
    hold(bet);
    try {
      const settled = await send(bet);
      hold(null);
      return settled;
    } catch (error) {
      if (!leavesItOpen(error, isFirst)) hold(null);
      throw error;
    }
  };
  return {
    pending: () => pending,
    place: (stake, choice) =>
      pending === null
        ? settle({ operation: crypto.randomUUID(), stake, choice }, true)
        : Promise.reject(new Error('a bet is not settled yet')),
    again: () =>
      pending === null ? Promise.reject(new Error('no bet waits for its outcome')) : settle(pending, false),
  };
};
