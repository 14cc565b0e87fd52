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
 * Settles everything of a merchant that is due, and catches up with missed periods; each contract and period once, even if others settle at the same
 * time. Each payment is dated when it is made, because catching up may take longer than the delay before a day is summed.
 */
export const settleMerchant = async (db: Database, merchant: MerchantRow, now: () => number): Promise<void> => {
  const settled = await findSettledUntil(db, merchant);
  if (settled === null) return;
  const end = now() - SETTLING_MS;
  for (const [kind, until] of settled) {
    // oxlint-disable-next-line no-await-in-loop -- a merchant settles one thing at a time
    if (kind === 'rebate') await settleRebates(db, merchant, { until, end, now });
    // oxlint-disable-next-line no-await-in-loop -- the same
    else await settleContracts(db, merchant, { kind, until, end, now });
  }
};

/** The end of the last settled period, by merchant code. */
const settledBy = inMemory(() => new Map<string, number>());

/**
 * Settles a merchant unless that was done since the last period ended; real-time salaries have the shortest period. Failures are reported without
 * failing the caller, and retried with the next period.
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

/** Settles what is due for all merchants, and sums the finished days, so that no report has to. Never rejects. */
export const settleAll = async (kernel: Kernel): Promise<void> => {
  const { db, now, onError } = kernel;
  try {
    for (const merchant of await db.select().from(merchants)) {
      // oxlint-disable-next-line no-await-in-loop -- one merchant after the other
      await settleDue(kernel, merchant);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await sumFinishedDays(db, merchant, now());
    }
  } catch (error) {
    onError(error, null);
  }
};
