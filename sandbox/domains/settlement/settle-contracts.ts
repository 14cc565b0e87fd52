import { PERIODS, type ContractKind } from '#schemas/contract-names.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import { findContractEnd, findContractParts } from './contract-parts.ts';
import { nextActivity } from './next-activity.ts';
import { payContracts } from './pay-contracts.ts';
import { periodAt, periodOf, type SettledPeriod, type Span } from './periods.ts';
import { reckonParts } from './reckon.ts';
import { settleUpTo } from './settled-until.ts';

const countedBy = (kind: ContractKind) => (kind === 'dividend' ? 'dividends' : 'bets');

/** Returns the shortest period of a kind. The kind is settled at the ends of these periods. */
const stepOf = (kind: ContractKind): SettledPeriod => periodOf(kind, 'D');

/** Returns the periods of a kind, of each length, that contain the time just before `end`. */
const periodsUpTo = (kind: ContractKind, end: number, offset: number): ReadonlyMap<SettledPeriod, Span> => {
  const all: readonly SettledPeriod[] = kind === 'dividend' ? PERIODS : [periodOf(kind, null)];
  return new Map(all.map((period) => [period, periodAt(period, end - 1, offset)]));
};

/**
 * Settles the contracts of a kind that have become due after `settled` and up to `end`: those whose period is over, and those that ended within their
 * period. The latter are settled immediately and not at the end of their period, because their payment is deducted from the upline agent's pay for
 * that time, which may be due earlier.
 */
const settleAt = async (
  tx: Database,
  merchant: MerchantRow,
  {
    kind,
    settled,
    end,
    at,
  }: { readonly kind: ContractKind; readonly settled: number; readonly end: number; readonly at: Date },
): Promise<void> => {
  const scope = { merchant: merchant.code, kind, currency: merchant.currency };
  const running = await findContractParts(
    tx,
    { ...scope, after: settled },
    periodsUpTo(kind, end, utcOffsetOf(merchant)),
  );
  const parts = running.filter(({ to }) => to <= end);
  if (parts.length === 0) return;
  const from = Math.min(...parts.map((part) => part.from));
  if ((await nextActivity(tx, { merchant: merchant.code, counts: countedBy(kind), from, to: end })) === null) return;
  await payContracts(tx, { ...scope, at }, await reckonParts(tx, scope, parts));
};

/**
 * Returns the end of the first period after `settled` that has to be calculated. This is a period with activity; for dividends also the end of a
 * longer period, which may have had activity before `settled`, or a period in which a contract ended. If there is none before `last`, returns `last`
 * with `isQuiet`.
 */
const nextEnd = async (
  db: Database,
  scope: { readonly merchant: string; readonly kind: ContractKind },
  { settled, last, offset }: { readonly settled: number; readonly last: number; readonly offset: number },
): Promise<{ readonly end: number; readonly isQuiet: boolean }> => {
  const activity = await nextActivity(db, {
    merchant: scope.merchant,
    counts: countedBy(scope.kind),
    from: settled,
    to: last,
  });
  const ends = activity === null ? [] : [periodAt(stepOf(scope.kind), activity, offset).to];
  if (scope.kind === 'dividend') {
    ends.push(...(['W', 'H'] as const).map((period) => periodAt(period, settled, offset).to));
    const ended = await findContractEnd(db, scope, { from: settled, to: last });
    if (ended !== null) ends.push(periodAt(stepOf(scope.kind), ended - 1, offset).to);
  }
  const end = Math.min(...ends);
  return end > last ? { end: last, isQuiet: true } : { end, isQuiet: false };
};

/**
 * Settles a kind, starting at `until`, through the last period that has ended by `end`, each period in its own transaction. Periods without activity
 * are skipped.
 */
export const settleContracts = async (
  db: Database,
  merchant: MerchantRow,
  {
    kind,
    until,
    end,
    now,
  }: { readonly kind: ContractKind; readonly until: number; readonly end: number; readonly now: () => number },
): Promise<void> => {
  const offset = utcOffsetOf(merchant);
  const last = periodAt(stepOf(kind), end, offset).from;
  const scope = { merchant: merchant.code, kind };
  let settled = until;
  while (settled < last) {
    // oxlint-disable-next-line no-await-in-loop -- periods are settled in order
    const next = await nextEnd(db, scope, { settled, last, offset });
    const from = settled;
    // oxlint-disable-next-line no-await-in-loop -- periods are settled in order
    settled = await settleUpTo(db, { ...scope, from, to: next.end }, async (tx) => {
      if (!next.isQuiet) await settleAt(tx, merchant, { kind, settled: from, end: next.end, at: new Date(now()) });
    });
  }
};
