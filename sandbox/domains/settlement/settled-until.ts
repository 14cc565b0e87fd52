import { and, asc, eq, isNotNull, min } from 'drizzle-orm';
import { CONTRACT_KINDS, type ContractKind } from '#schemas/contract-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, settledUntil, type MerchantRow } from '#sandbox/db/schema.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import { periodAt } from './periods.ts';

/** What is settled separately: contracts of a kind, or the rebates of agents. */
export type SettledKind = ContractKind | 'rebate';
export const SETTLED_KINDS: readonly SettledKind[] = [...CONTRACT_KINDS, 'rebate'];

/**
 * Returns up to when each kind of a merchant is settled; kinds that were never settled start with the day of the first contract. Returns `null` if
 * there is no contract.
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
 * Runs `work`, which settles a kind up to a time, in its own transaction; skips it if the kind is no longer settled exactly up to `from`. Returns the
 * time up to which the kind is settled afterwards. A merchant settles one thing at a time, across processes.
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
    if (until === undefined) throw new Error(`${merchant} does not settle ${kind}`);
    if (until !== from) return until;
    await work(tx);
    await tx
      .update(settledUntil)
      .set({ until: new Date(to) })
      .where(and(eq(settledUntil.merchant, merchant), eq(settledUntil.kind, kind)));
    return to;
  });
