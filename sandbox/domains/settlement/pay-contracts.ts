import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contractSettlements, ledgerAccounts } from '#sandbox/db/schema.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import { profitLossOf } from './earnings.ts';
import type { Reckoned } from './reckon.ts';

/**
 * Locks all ledger accounts that a settlement changes, before its first payment. They are locked by ascending id, like everywhere else, so that
 * transactions cannot deadlock.
 */
export const lockPayees = async (tx: Database, merchant: string, agents: readonly number[]): Promise<void> => {
  if (agents.length === 0) return;
  await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        or(
          and(inArray(ledgerAccounts.memberId, [...agents]), eq(ledgerAccounts.kind, 'main')),
          and(isNull(ledgerAccounts.memberId), eq(ledgerAccounts.kind, 'commission')),
        ),
      ),
    )
    .orderBy(asc(ledgerAccounts.id))
    .for('update');
};

/**
 * Returns the details stored with the transaction so that its amount can be recalculated. Amounts are minor units, and the rate is in hundredths of a
 * percent.
 */
const detailsOf = ({ contract, figures, earned, from, to }: Reckoned): Readonly<Record<string, unknown>> => ({
  formula: 'max(0, floor(max(0, base) * rate / 10000) - shared)',
  contract: contract.requestId,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  tiers: contract.tiers,
  tier: earned.tier,
  rate: earned.rate,
  activeMembers: figures.activeMembers,
  bets: String(figures.bets),
  validBets: String(figures.validBets),
  payouts: String(figures.payouts),
  bonuses: String(figures.bonuses),
  profitLoss: String(profitLossOf(figures)),
  carriedIn: String(earned.carriedIn),
  base: String(earned.base),
  gross: String(earned.gross),
  shared: String(earned.shared),
  amount: String(earned.amount),
});

const KINDS = { dividend: 'dividend', daily: 'salary', hourly: 'salary', realtime: 'salary' } as const;

/** A settlement is recorded only if the line was active or the agents below were paid. */
const isWorthKeeping = ({ contract, figures, earned }: Reckoned): boolean =>
  figures.activeMembers > 0 || earned.shared > 0n || (contract.kind === 'dividend' && figures.bonuses !== 0n);

/** Pays the calculated amounts and records how they were calculated, within the caller's transaction. */
export const payContracts = async (
  tx: Database,
  { merchant, kind, at }: { readonly merchant: string; readonly kind: ContractKind; readonly at: Date },
  reckoned: readonly Reckoned[],
): Promise<void> => {
  const kept = reckoned.filter(isWorthKeeping);
  await lockPayees(
    tx,
    merchant,
    kept.filter(({ earned }) => earned.amount > 0n).map(({ contract }) => contract.downlineId),
  );
  const rows: (typeof contractSettlements.$inferInsert)[] = [];
  for (const part of kept) {
    const { contract, figures, earned, from, to } = part;
    const isPaid = earned.amount > 0n;
    const orderNo = isPaid ? createOrderNumber(kind === 'dividend' ? kind : 'salary', at) : '';
    const paid = isPaid
      ? // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
        await credit(tx, contract.downlineId, {
          kind: KINDS[kind],
          from: 'commission',
          amount: earned.amount,
          reference: orderNo,
          at,
          details: detailsOf(part),
        })
      : null;
    rows.push({
      contractId: contract.id,
      memberId: contract.downlineId,
      merchant,
      kind,
      periodFrom: new Date(from),
      periodTo: new Date(to),
      settledAt: at,
      ...figures,
      ...earned,
      status: isPaid ? 'PAID' : 'NOTHING_DUE',
      orderNo,
      transactionId: paid?.id ?? null,
    });
  }
  await insertRows(tx, contractSettlements, rows);
};
