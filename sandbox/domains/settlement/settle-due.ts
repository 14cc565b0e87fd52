import { inMemory, type Kernel } from '#sandbox/kernel/core/kernel.ts';
import { sumFinishedDays } from '#sandbox/domains/agents/summed-days.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import type { Database } from '#sandbox/db/database.ts';
import { merchants, type MerchantRow } from '#sandbox/db/schema.ts';
import { periodAt } from './periods.ts';
import { settleContracts } from './settle-contracts.ts';
import { findSettledUntil } from './settled-until.ts';
import { SETTLING_MS } from '#sandbox/kernel/clock/settling-time.ts';
import { settleRebates } from './settle-rebates.ts';

/**
 * Settles a merchant's due contracts and rebates, including missed periods. Each contract is settled once per period, even if several processes
 * settle at the same time. Each payment is dated with the time it is made, because catching up may take longer than the delay after which a day is
 * summed.
 */
export const settleMerchant = async (db: Database, merchant: MerchantRow, now: () => number): Promise<void> => {
  const settled = await findSettledUntil(db, merchant);
  if (settled === null) return;
  const end = now() - SETTLING_MS;
  for (const [kind, until] of settled) {
    // oxlint-disable-next-line no-await-in-loop -- a merchant settles one kind at a time
    if (kind === 'rebate') await settleRebates(db, merchant, { until, end, now });
    // oxlint-disable-next-line no-await-in-loop -- a merchant settles one kind at a time
    else await settleContracts(db, merchant, { kind, until, end, now });
  }
};

/** For each merchant code, the end of the period up to which this process has settled. */
const settledBy = inMemory(() => new Map<string, number>());

/**
 * Settles a merchant, unless this process has already done so since the end of the last real-time salary period, the shortest one. A failure is
 * reported but not thrown; the next attempt follows after the next such period.
 */
export const settleDue = async (kernel: Kernel, merchant: MerchantRow): Promise<void> => {
  const { db, now, runExclusive, onError } = kernel;
  const settled = settledBy(kernel);
  const lastEnd = (): number => periodAt('MINUTES', now() - SETTLING_MS, utcOffsetOf(merchant)).from;
  const isDue = (): boolean => (settled.get(merchant.code) ?? -Infinity) < lastEnd();
  if (!isDue()) return;
  await runExclusive(`settle:${merchant.code}`, async () => {
    if (!isDue()) return;
    settled.set(merchant.code, lastEnd());
    await settleMerchant(db, merchant, now).catch((error: unknown) => onError(error, null));
  });
};

/** Settles all merchants and sums their ended days, so that reports do not have to. The promise never rejects. */
export const settleAll = async (kernel: Kernel): Promise<void> => {
  const { db, now, onError } = kernel;
  try {
    for (const merchant of await db.select().from(merchants)) {
      // oxlint-disable-next-line no-await-in-loop -- one merchant at a time
      await settleDue(kernel, merchant);
      // oxlint-disable-next-line no-await-in-loop -- one merchant at a time
      await sumFinishedDays(db, merchant, now());
    }
  } catch (error) {
    onError(error, null);
  }
};
