import type { Database } from '#sandbox/db/database.ts';
import type { StoredText } from '#sandbox/db/schema.ts';
import { requireTurnover } from '#sandbox/domains/turnover/turnover.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import type { PostedTransaction } from '#sandbox/kernel/ledger/post.ts';

/** A bonus to pay. `reference` is its order number in the records; a merchant pays only one bonus per order number. */
export interface BonusPayment {
  readonly reference: string;
  readonly names: StoredText;
  /** The amount in minor units, above zero. */
  readonly amount: bigint;
  readonly turnoverTimes: number;
  readonly at: Date;
  /** Additional details to store with the ledger transaction. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Pays a bonus into the main wallet and holds it until it is wagered in full. Runs within the caller's transaction. */
export const payBonus = async (
  tx: Database,
  memberId: number,
  { reference, names, amount, turnoverTimes, at, details = {} }: BonusPayment,
): Promise<PostedTransaction> => {
  const paid = await credit(tx, memberId, {
    kind: 'bonus',
    from: 'bonus',
    amount,
    reference,
    at,
    details: { ...details, names },
    // No message is sent, because the member has just claimed the bonus or is notified of the approved application.
    untold: true,
  });
  const required = amount * BigInt(turnoverTimes);
  await requireTurnover(tx, { memberId, source: 'bonus', reference, required, held: amount, at });
  return paid;
};
