import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { rewards as rewardsCall } from '#schemas/calls/rewards.ts';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Reward } from '#schemas/rewards.ts';
import type { Database } from '#sandbox/db/database.ts';
import { ledgerTransactions, rewards, type RewardRow } from '#sandbox/db/schema.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

const statusOf = ({ claimedAt, expiresAt }: RewardRow, at: Date): Reward['status'] => {
  if (claimedAt !== null) return 'CLAIMED';
  return expiresAt !== null && expiresAt <= at ? 'EXPIRED' : 'CLAIM';
};

interface RewardsQuery {
  readonly memberId: number;
  readonly currency: string;
  readonly language: Language;
  readonly at: Date;
}

/** Returns one page of a member's rewards, newest first, and the number of all rewards that can be claimed now. */
export const findRewards = async (
  db: Database,
  { memberId, currency, language, at }: RewardsQuery,
  page: RecordPage,
): Promise<OutputOf<typeof rewardsCall>> => {
  const decimal = (minor: bigint): number => Number(toDecimal(minor, currency));
  const own = eq(rewards.memberId, memberId);
  const { limit, offset } = pageBounds(page);
  const rows = await db
    .select({ reward: rewards, orderNo: ledgerTransactions.reference })
    .from(rewards)
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.id, rewards.transactionId))
    .where(own)
    .orderBy(desc(rewards.createdAt), desc(rewards.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ count: count() }).from(rewards).where(own);
  const [open] = await db
    .select({ count: count() })
    .from(rewards)
    .where(and(own, isNull(rewards.claimedAt), or(isNull(rewards.expiresAt), gt(rewards.expiresAt, at))));
  return {
    count: open?.count ?? 0,
    list: rows.map(({ reward, orderNo }) => ({
      id: String(reward.id),
      name: translate(reward.names, language),
      amount: decimal(reward.amount),
      type: reward.kind,
      status: statusOf(reward, at),
      time: reward.createdAt.getTime(),
      expireTime: reward.expiresAt?.getTime() ?? null,
      requiredTurnover: decimal(reward.amount * BigInt(reward.turnoverTimes)),
      orderNo,
    })),
    totalPages: pagesOf(all?.count ?? 0, page),
  };
};
