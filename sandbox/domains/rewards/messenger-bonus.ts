import { and, eq } from 'drizzle-orm';
import { toDecimal, toMinor } from '#schemas/money.ts';
import { enabledMessengers } from '#schemas/profile-fields.ts';
import type { MemberProfile } from '#schemas/profile.ts';
import type { Database } from '#sandbox/db/database.ts';
import { ledgerTransactions, rewards, type MemberRow, type MerchantRow } from '#sandbox/db/schema.ts';
import { grantReward } from './grant-reward.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { isTrial } from '#sandbox/kernel/http/assert-not-trial.ts';

const REFERENCE = 'messenger';
const TURNOVER_TIMES = 3;

/** The bonus for each rank level, from the lowest to the highest, as decimal amounts. */
const BY_CURRENCY: Readonly<Record<string, readonly number[]>> = {
  VND: [20_000, 30_000, 45_000, 60_000, 80_000, 100_000, 120_000, 131_000],
  IDR: [15_000, 30_000, 90_000, 300_000, 1_500_000, 6_000_000, 18_000_000, 39_000_000],
  MYR: [5, 10, 30, 100, 500, 2_000, 6_000, 13_100],
  KRW: [1_000, 3_000, 8_000, 25_000, 125_000, 500_000, 1_500_000, 3_200_000],
  SGD: [3, 5, 15, 50, 250, 1_000, 3_000, 6_550],
  JPY: [300, 500, 1_000, 3_000, 10_000, 30_000, 70_000, 131_000],
};
const ELSEWHERE: readonly number[] = [50, 100, 300, 1_000, 5_000, 20_000, 60_000, 131_000];

const amountsOf = ({ currency }: MerchantRow): readonly number[] => BY_CURRENCY[currency] ?? ELSEWHERE;

const amountFor = (merchant: MerchantRow, rankLevel: number): number => {
  const amounts = amountsOf(merchant);
  return amounts[Math.min(rankLevel, amounts.length - 1)] ?? 0;
};

/** Offers the bonus for the first messenger handle that a member saves, once. The amount depends on the rank. */
export const grantMessengerBonus = (
  db: Database,
  merchant: MerchantRow,
  { id, rankLevel }: Pick<MemberRow, 'id' | 'rankLevel'>,
  at: Date,
): Promise<boolean> =>
  grantReward(db, {
    memberId: id,
    kind: 'MESSENGER',
    reference: REFERENCE,
    names: textRef('names:bonus.messenger'),
    amount: toMinor(amountFor(merchant, rankLevel), merchant.currency),
    turnoverTimes: TURNOVER_TIMES,
    createdAt: at,
    expiresAt: null,
  });

/** Returns the bonus in its API form, or `null` if the member has a trial account or the merchant asks for no messenger handle. */
export const readMessengerBonus = async (
  db: Database,
  merchant: MerchantRow,
  member: MemberRow,
): Promise<MemberProfile['messengerBonus']> => {
  if (isTrial(member) || enabledMessengers(merchant.settings.registerRules).length === 0) return null;
  const [reward] = await db
    .select({ amount: rewards.amount, orderNo: ledgerTransactions.reference })
    .from(rewards)
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.id, rewards.transactionId))
    .where(and(eq(rewards.memberId, member.id), eq(rewards.reference, REFERENCE)));
  return {
    most: Math.max(...amountsOf(merchant)),
    amount: amountFor(merchant, member.rankLevel),
    turnoverTimes: TURNOVER_TIMES,
    granted: reward === undefined ? null : Number(toDecimal(reward.amount, merchant.currency)),
    orderNo: reward?.orderNo ?? null,
  };
};
