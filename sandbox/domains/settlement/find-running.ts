import { type ContractKind, PERIODS } from '#schemas/contract-names.ts';
import type { RunningPeriod } from '#schemas/contract.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { utcOffsetOf } from '#sandbox/kernel/clock/mission-period.ts';
import { findContractParts } from './contract-parts.ts';
import { toEarnings } from './earnings.ts';
import { findAgentsBelow } from './earlier-settlements.ts';
import { periodAt, periodOf, type SettledPeriod, type Span } from './periods.ts';
import { reckonParts } from './reckon.ts';
import { findSettledUntil } from './settled-until.ts';
import { SETTLING_MS } from '#sandbox/kernel/clock/settling-time.ts';

/**
 * Returns what the agent's own active contract of a kind has earned so far in the current period, as if it were settled now, or `null` without an
 * active contract.
 */
export const findRunning = async (
  db: Database,
  merchant: MerchantRow,
  { agentId, kind, now }: { readonly agentId: number; readonly kind: ContractKind; readonly now: number },
): Promise<RunningPeriod | null> => {
  const offset = utcOffsetOf(merchant);
  const all: readonly SettledPeriod[] = kind === 'dividend' ? PERIODS : [periodOf(kind, null)];
  const whole = new Map(all.map((period) => [period, periodAt(period, now, offset)]));
  // The end is exclusive, so `now + 1` includes a contract that was agreed in this millisecond.
  const running = new Map<SettledPeriod, Span>([...whole].map(([period, { from }]) => [period, { from, to: now + 1 }]));
  const agents = await findAgentsBelow(db, agentId, kind);
  const settled = (await findSettledUntil(db, merchant))?.get(kind) ?? 0;
  const parts = await findContractParts(db, { merchant: merchant.code, kind, agents, after: settled }, running);
  const reckoned = await reckonParts(
    db,
    { merchant: merchant.code, kind, currency: merchant.currency, within: agentId },
    parts,
  );
  const own = reckoned.findLast(({ contract }) => contract.downlineId === agentId && contract.endedAt === null);
  if (own === undefined) return null;
  const period = whole.get(own.period);
  if (period === undefined) throw new Error(`the period ${own.period} is unknown`);
  return {
    periodFrom: own.from,
    periodTo: period.to,
    settlesAt: period.to + SETTLING_MS,
    asOf: now,
    terms: { period: own.contract.period, tiers: [...own.contract.tiers] },
    earnings: toEarnings(own.figures, own.earned, merchant.currency),
  };
};
