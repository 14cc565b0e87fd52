import { toMinor } from '#schemas/money.ts';
import type { RewardKind } from '#schemas/rewards.ts';
import type { ledgerPostings, ledgerTransactions, rewards } from '#sandbox/db/schema.ts';
import { textRef, type TextKey } from '#sandbox/kernel/texts/text-ref.ts';
import type { LedgerDraft } from '#sandbox/seed/points/ledger-draft.ts';
import type { MemberSeed } from '#sandbox/seed/people/make-members.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';

const DAY_MS = 86_400_000;

interface Offer {
  readonly kind: RewardKind;
  readonly name: TextKey;
  /** The amount, in units of play. */
  readonly amount: number;
  readonly turnoverTimes: number;
  readonly daysAgo: number;
  /** The number of days for which the reward can be claimed, or `null` if it never expires. */
  readonly days: number | null;
}

const OFFERS: readonly Offer[] = [
  {
    kind: 'PROMOTION',
    name: 'names:gift.weekend',
    amount: 88,
    turnoverTimes: 3,
    daysAgo: 1,
    days: 6,
  },
  {
    kind: 'RANK',
    name: 'names:gift.level',
    amount: 50,
    turnoverTimes: 1,
    daysAgo: 4,
    days: null,
  },
  {
    kind: 'RAFFLE',
    name: 'names:gift.raffle',
    amount: 120,
    turnoverTimes: 3,
    daysAgo: 20,
    days: 7,
  },
];

const CLAIMED_SHOWN = 2;

type Transaction = typeof ledgerTransactions.$inferInsert & { readonly id: number };
type Posting = typeof ledgerPostings.$inferInsert;

/** Returns the latest bonuses in a member's wallet that do not belong to a reward yet. These have a `name`; a reward's bonus has `names`. */
const bonusesOf = (memberId: number, { accounts, transactions, postings }: LedgerDraft) => {
  const wallet = accounts.find((account) => account.memberId === memberId && account.kind === 'main')?.id;
  const bonuses = new Map(
    transactions.flatMap((transaction: Transaction) =>
      transaction.kind === 'bonus' && transaction.details !== undefined && 'name' in transaction.details
        ? [[transaction.id, transaction] as const]
        : [],
    ),
  );
  return postings
    .flatMap(({ transactionId, accountId, amount }: Posting) => {
      const transaction = accountId === wallet ? bonuses.get(transactionId) : undefined;
      return transaction === undefined ? [] : [{ transaction, amount }];
    })
    .slice(-CLAIMED_SHOWN);
};

/**
 * Creates rewards for the given members: some that can be claimed, one that has expired, and some already claimed, whose bonuses are already in the
 * ledger.
 */
export const makeRewards = (
  { currency, unit }: Pick<MerchantProfile, 'currency' | 'unit'>,
  members: readonly MemberSeed[],
  ledger: LedgerDraft,
  { firstId, now }: { readonly firstId: number; readonly now: number },
): (typeof rewards.$inferInsert)[] =>
  members
    .flatMap(({ id: memberId, registeredAt }) => [
      ...bonusesOf(memberId, ledger).map(({ transaction, amount }) => ({
        memberId,
        kind: 'PROMOTION' as const,
        reference: `seed ${transaction.reference}`,
        names: textRef('names:gift.claimed'),
        amount,
        turnoverTimes: 0,
        createdAt: new Date(Math.max(transaction.at.getTime() - DAY_MS, registeredAt.getTime())),
        expiresAt: new Date(transaction.at.getTime() + 6 * DAY_MS),
        claimedAt: transaction.at,
        transactionId: transaction.id,
      })),
      ...OFFERS.filter(({ daysAgo }) => now - daysAgo * DAY_MS >= registeredAt.getTime()).map(
        ({ kind, name, amount, turnoverTimes, daysAgo, days }) => ({
          memberId,
          kind,
          reference: `seed ${kind}`,
          names: textRef(name),
          amount: toMinor((amount * unit).toFixed(6), currency),
          turnoverTimes,
          createdAt: new Date(now - daysAgo * DAY_MS),
          expiresAt: days === null ? null : new Date(now + (days - daysAgo) * DAY_MS),
          claimedAt: null,
          transactionId: null,
        }),
      ),
    ])
    .map((reward, index) => ({ ...reward, id: firstId + index }));
