import type { AcceptedTerms } from '#schemas/help-article.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { DepositOrderRow, MemberRow } from '#sandbox/db/schema.ts';

/** A settled bet with real money; amounts in minor units. */
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

/** A deposit that the provider has paid. Bonus and turnover, in minor units, are those without a promotion until the promotion is paid. */
export interface PaidDeposit {
  readonly order: DepositOrderRow;
  readonly at: Date;
  readonly bonus: bigint;
  readonly turnover: bigint;
}

export interface NewMember {
  readonly member: MemberRow;
  /** The terms as the site showed them, or `null` if it could not show any. */
  readonly acceptedTerms: AcceptedTerms | null;
  readonly at: Date;
}

/** A handler of an event, run in the transaction that caused it. Returns what later handlers need to know about the event. */
export type Consequence<Event> = (tx: Database, event: Event) => Promise<Partial<Event> | void>;

/** The handlers of each event, in order. */
export interface Consequences {
  readonly settledBet: readonly Consequence<SettledBet>[];
  readonly paidDeposit: readonly Consequence<PaidDeposit>[];
  readonly newMember: readonly Consequence<NewMember>[];
}

/** Runs an event's handlers in the caller's transaction, one after the other. Returns the event with the values that they added. */
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
