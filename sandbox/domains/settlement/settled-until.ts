import { and, asc, eq, isNotNull, min } from 'drizzle-orm';
import { CONTRACT_KINDS, type ContractKind } from '#schemas/contract-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, settledUntil, type MerchantRow } from '#sandbox/db/schema.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import { periodAt } from './periods.ts';

/** The kinds that are settled separately: contracts of each kind, and the rebates of agents. */
export type SettledKind = ContractKind | 'rebate';
export const SETTLED_KINDS: readonly SettledKind[] = [...CONTRACT_KINDS, 'rebate'];

/**
 * Returns the time up to which each of a merchant's kinds is settled. Before the first settlement, this is the start of the day of the merchant's
 * first contract. Returns `null` if there is no contract.
 */
export const findSettledUntil = async (
  db: Database,
  merchant: MerchantRow,
): Promise<ReadonlyMap<SettledKind, number> | null> => {
  const find = () => db.select().from(settledUntil).where(eq(settledUntil.merchant, merchant.code));
  const known = await find();
  if (known.length === SETTLED_KINDS.length) return new Map(known.map(({ kind, until }) => [kind, until.getTime()]));
  const [first] = await db
    .select({ at: min(contracts.activeFrom) })
    .from(contracts)
    .where(and(eq(contracts.merchant, merchant.code), isNotNull(contracts.activeFrom)));
  if (!first?.at) return null;
  const until = new Date(periodAt('D', first.at.getTime(), utcOffsetOf(merchant)).from);
  await db
    .insert(settledUntil)
    .values(SETTLED_KINDS.map((kind) => ({ merchant: merchant.code, kind, until })))
    .onConflictDoNothing();
  return new Map((await find()).map(({ kind, until: at }) => [kind, at.getTime()]));
};

/**
 * Runs `work`, which settles a kind from `from` to `to`, in a transaction. Skips it if another process has meanwhile settled the kind beyond `from`.
 * Returns the time up to which the kind is settled afterwards. A lock in the database lets only one kind of a merchant be settled at a time, across
 * all processes.
 */
export const settleUpTo = (
  db: Database,
  {
    merchant,
    kind,
    from,
    to,
  }: { readonly merchant: string; readonly kind: SettledKind; readonly from: number; readonly to: number },
  work: (tx: Database) => Promise<void>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(settledUntil)
      .where(eq(settledUntil.merchant, merchant))
      .orderBy(asc(settledUntil.kind))
      .for('update');
    const until = rows.find((row) => row.kind === kind)?.until.getTime();
    if (until === undefined) throw new Error(`settled_until has no row for ${merchant} and ${kind}`);
    if (until !== from) return until;
    await work(tx);
    await tx
      .update(settledUntil)
      .set({ until: new Date(to) })
      .where(and(eq(settledUntil.merchant, merchant), eq(settledUntil.kind, kind)));
    return to;
  });
