import type { OutputOf } from '#schemas/call.ts';
import type { bet } from '#schemas/calls/demo.ts';
import { randomId } from '#schemas/random-id.ts';
import { CallError } from './game-client.ts';
import type { TextKey } from './page-texts.ts';

export interface Bet {
  /** Idempotency key: a repeated request returns the same round. */
  readonly operation: string;
  readonly stake: number;
  readonly choice: string;
}

export type Settled = OutputOf<typeof bet>;

export interface BettingOptions {
  readonly send: (bet: Bet) => Promise<Settled>;
  /** Saves the pending bet before it is sent, so that it survives a reload. */
  readonly persist: (pending: Bet | null) => void;
  /** The pending bet from an earlier page load. */
  readonly pending: Bet | null;
}

export interface Betting {
  /** The bet with an unknown outcome; no other bet can be placed until the outcome is known. */
  readonly pending: () => Bet | null;
  readonly place: (stake: number, choice: string) => Promise<Settled>;
  /** Sends the pending bet again under its key, so that the stake is taken at most once. */
  readonly retry: () => Promise<Settled>;
}

/** After these codes it is unknown whether the bet was placed. */
const OUTCOME_UNKNOWN = new Set(['network', 'timeout', 'malformed', 'internal', 'unavailable', 'unknown', 'in_flight']);

/** The platform sends these codes only if it has no bet under this key, so no earlier attempt was placed either. */
const NOT_PLACED = new Set(['insufficient_funds', 'game_maintenance', 'validation', 'idempotency_mismatch']);

const isOutcomeOpen = (error: unknown, isFirst: boolean): boolean =>
  !(error instanceof CallError) || (isFirst ? OUTCOME_UNKNOWN.has(error.code) : !NOT_PLACED.has(error.code));

/** Places one bet at a time, each with its own idempotency key. */
export const createBetting = ({ send, persist, pending: left }: BettingOptions): Betting => {
  let pending = left;
  const setPending = (bet: Bet | null): void => {
    pending = bet;
    persist(bet);
  };
  const submit = async (bet: Bet, isFirst: boolean): Promise<Settled> => {
    setPending(bet);
    try {
      const settled = await send(bet);
      setPending(null);
      return settled;
    } catch (error) {
      if (!isOutcomeOpen(error, isFirst)) setPending(null);
      throw error;
    }
  };
  return {
    pending: () => pending,
    place: (stake, choice) =>
      pending === null
        ? submit({ operation: randomId(), stake, choice }, true)
        : Promise.reject(new Error('an earlier bet is not settled yet')),
    retry: () => (pending === null ? Promise.reject(new Error('there is no pending bet')) : submit(pending, false)),
  };
};

const TEXT_KEYS: Readonly<Record<string, TextKey>> = {
  insufficient_funds: 'problem.funds',
  game_maintenance: 'problem.serviced',
  maintenance: 'problem.serviced',
  too_many_requests: 'problem.often',
};

/** The key of the text for a failed bet; `isOpen` if its outcome is unknown. */
export const problemTextKey = (error: unknown, isOpen: boolean): TextKey => {
  if (isOpen) return 'problem.unknown';
  const code = error instanceof CallError ? error.code : '';
  return Object.hasOwn(TEXT_KEYS, code) ? (TEXT_KEYS[code] ?? 'problem.refused') : 'problem.refused';
};
