import type { AcceptedTerms } from '#schemas/help-article.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { DepositOrderRow, MemberRow } from '#sandbox/db/schema.ts';

/** A settled bet with real money; amounts are minor units. */
export interface SettledBet {
  readonly memberId: number;
  readonly merchant: string;
  readonly currency: string;
  readonly validBet: bigint;
  readonly payout: bigint;
  /** The order number of the bet. */
  readonly reference: string;
  readonly at: Date;
  /** The points that the bet earned, once they are credited. */
  readonly points: bigint;
}

/**
 * A paid deposit. `bonus` and `turnover`, in minor units, initially have the values without a promotion; the handler that pays the promotion replaces
 * them.
 */
export interface PaidDeposit {
  readonly order: DepositOrderRow;
  readonly at: Date;
  readonly bonus: bigint;
  readonly turnover: bigint;
}

export interface NewMember {
  readonly member: MemberRow;
  /** The terms that the site showed, or `null` if it could not show any. */
  readonly acceptedTerms: AcceptedTerms | null;
  readonly at: Date;
}

/** A handler of an event, which runs in the transaction that caused the event. Returns values that replace those of the event for later handlers. */
export type Consequence<Event> = (tx: Database, event: Event) => Promise<Partial<Event> | void>;

/** The handlers of each event, in the order in which they run. */
export interface Consequences {
  readonly settledBet: readonly Consequence<SettledBet>[];
  readonly paidDeposit: readonly Consequence<PaidDeposit>[];
  readonly newMember: readonly Consequence<NewMember>[];
}

/** Runs the handlers of an event in order, in the caller's transaction. Returns the event with the values that they replaced. */
export const runConsequences = async <Event extends object>(
  tx: Database,
  consequences: readonly Consequence<Event>[],
  event: Event,
): Promise<Event> => {
  const known = { ...event };
  // oxlint-disable-next-line no-await-in-loop -- in a fixed order, within one transaction
  for (const happen of consequences) Object.assign(known, await happen(tx, known));
  return known;
};
