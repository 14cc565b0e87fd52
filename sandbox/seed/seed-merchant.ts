import { max } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { seedHelp } from '#sandbox/seed/help/seed-help.ts';
import { fillClosure } from '#sandbox/accounts/network/closure.ts';
import type { Database } from '#sandbox/db/database.ts';
import {
  affiliateCodes,
  announcements,
  bets,
  favourites,
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  members,
  merchants,
  messages,
  pointCarries,
  pointGoods,
  pointRedemptions,
  recentGames,
  rewards,
  turnoverRequirements,
  winners,
} from '#sandbox/db/schema.ts';
import { seedContracts, beginSettling } from '#sandbox/seed/contracts/seed-contracts.ts';
import { createLedgerDraft, type LedgerDraft } from '#sandbox/seed/points/ledger-draft.ts';
import { insertRows } from '#sandbox/db/insert-rows.ts';
import { makeInvites } from '#sandbox/seed/people/make-invites.ts';
import { makeMembers, type MemberSeed } from '#sandbox/seed/people/make-members.ts';
import { makeReferrals, type RewardSeed } from './make-referrals.ts';
import { makeRewards } from './make-rewards.ts';
import { NAMED_ACCOUNTS } from '#sandbox/seed/people/accounts.ts';
import { maskAccount } from '#sandbox/kernel/texts/mask-account.ts';
import type { MerchantProfile } from '#sandbox/seed/people/merchant-profiles.ts';
import { makeAnnouncements, makeMessages } from '#sandbox/seed/notices/make-notices.ts';
import { seedPromotions } from '#sandbox/seed/promotions/seed-promotions.ts';
import { planPlay, type GameSeed } from './plan-play.ts';
import { makeGoods } from '#sandbox/seed/points/make-goods.ts';
import { playHistory, type BetSeed } from './play-history.ts';
import { createRandom, type Random } from '#sandbox/seed/people/random.ts';
import type { SeedPasswordHashes } from '#sandbox/seed/people/seed-password-hashes.ts';

interface SeedMerchantOptions {
  readonly members: number;
  /** The approximate number of bets that an average member places in three months. */
  readonly betsPerMember: number;
  readonly games: readonly GameSeed[];
  /** The password hashes of the sample members, or `null` to seed the merchant without members. */
  readonly hashes: SeedPasswordHashes | null;
  readonly now: number;
}

const WINNERS = 60;

const nextId = async (db: Database, table: PgTable, id: PgColumn): Promise<number> => {
  const [row] = await db.select({ highest: max(id) }).from(table);
  return Number(row?.highest ?? 0) + 1;
};

const summarizePlay = (played: readonly BetSeed[], random: Random) => {
  const byMember = new Map<number, Map<number, { at: Date; plays: number }>>();
  for (const { memberId, nodeId, placedAt } of played) {
    const games = byMember.get(memberId) ?? new Map<number, { at: Date; plays: number }>();
    byMember.set(memberId, games);
    games.set(nodeId, { at: placedAt, plays: (games.get(nodeId)?.plays ?? 0) + 1 });
  }
  const recents = [...byMember].flatMap(([memberId, games]) =>
    [...games]
      .sort(([, a], [, b]) => b.at.getTime() - a.at.getTime())
      .slice(0, 40)
      .map(([nodeId, { at, plays }]) => ({ memberId, nodeId, playedAt: at, plays })),
  );
  const liked = recents
    .filter(() => random.chance(0.15))
    .map(({ memberId, nodeId, playedAt }) => ({ memberId, nodeId, createdAt: playedAt }));
  return { recents, liked };
};

const topWinners = (
  played: readonly BetSeed[],
  people: readonly MemberSeed[],
  games: readonly GameSeed[],
): (typeof winners.$inferInsert)[] => {
  const accounts = new Map(people.map(({ id, account }) => [id, account]));
  const names = new Map(games.map(({ nodeId, gameName }) => [nodeId, gameName]));
  return [...played]
    .filter(({ payout, settledAt }) => payout > 0n && settledAt)
    .sort((a, b) => (a.payout < b.payout ? 1 : -1))
    .slice(0, WINNERS)
    .map(({ merchant, memberId, nodeId, category, currency, payout, settledAt, placedAt }) => ({
      merchant,
      player: maskAccount(accounts.get(memberId) ?? ''),
      nodeId,
      gameName: names.get(nodeId) ?? '',
      category,
      currency,
      prize: payout,
      wonAt: settledAt ?? placedAt,
    }));
};

/**
 * Inserts a merchant with announcements, goods, help and promotions and, if `hashes` is given, with members, money and bets. All data is derived from
 * the merchant's code. The caller must hold the locks of `withTablesLocked`.
 */
export const seedMerchant = async (
  db: Database,
  profile: MerchantProfile,
  { members: count, betsPerMember, games, hashes, now }: SeedMerchantOptions,
): Promise<void> => {
  const random = createRandom(`merchant ${profile.code}`);
  const { code, name, currency, settings } = profile;
  await db.insert(merchants).values({ code, name, currency, settings, createdAt: new Date(now - 800 * 86_400_000) });
  await insertRows(db, announcements, makeAnnouncements(profile, now));
  const firstGoodId = await nextId(db, pointGoods, pointGoods.id);
  const goods = makeGoods(profile, now).map((good, at) => ({ ...good, id: firstGoodId + at }));
  await insertRows(db, pointGoods, goods);
  await seedHelp(db, profile, now);
  if (hashes === null) {
    await seedPromotions(db, profile, { now, memberId: null });
    return;
  }

  const people = makeMembers({ profile, count, firstId: await nextId(db, members, members.id), now, random, hashes });
  const plans = planPlay({ members: people, games, betsPerMember, now, random });
  const referrals = makeReferrals(profile, people, plans, {
    firstRewardId: await nextId(db, rewards, rewards.id),
    now,
  });
  const referredBy = (id: number): number | null => referrals.invitedBy.get(id) ?? null;
  await insertRows(
    db,
    members,
    people.map((member) => ({ ...member, referredById: referredBy(member.id) })),
  );
  await fillClosure(db);
  await seedContracts(db, people, now);
  await beginSettling(db, code, now);

  const ledger = createLedgerDraft(code, currency, {
    accounts: await nextId(db, ledgerAccounts, ledgerAccounts.id),
    transactions: await nextId(db, ledgerTransactions, ledgerTransactions.id),
    postings: await nextId(db, ledgerPostings, ledgerPostings.id),
  });
  const { played, points, rewarded } = playHistory({
    profile,
    members: people,
    plans,
    goods,
    claimed: referrals.rewards.filter(({ isClaimed }) => isClaimed),
    ledger,
    firstBetId: await nextId(db, bets, bets.id),
    now,
    random,
  });
  await insertRows(db, ledgerAccounts, ledger.accounts);
  await insertRows(db, ledgerTransactions, ledger.transactions);
  await insertPostings(db, ledger.postings);
  await insertRows(db, bets, played);
  await insertRows(db, pointCarries, points.carries());
  await insertRows(db, pointRedemptions, points.redemptions());
  await insertRewards(db, referrals.rewards, { ledger, rewarded });
  const named = people.filter(({ account }) => NAMED_ACCOUNTS.some((known) => known.account === account));
  await insertRows(
    db,
    rewards,
    makeRewards(profile, named, ledger, { firstId: await nextId(db, rewards, rewards.id), now }),
  );

  const { recents, liked } = summarizePlay(played, random);
  await insertRows(db, recentGames, recents);
  await insertRows(db, favourites, liked);
  await insertRows(db, winners, topWinners(played, people, games));
  await insertRows(
    db,
    messages,
    people
      .slice(0, 40)
      .flatMap(({ id, account }) => makeMessages(id, name, now, account === 'player01' ? 3 : random.between(0, 2))),
  );

  const idOf = (account: string) => people.find((member) => member.account === account)?.id ?? null;
  await seedPromotions(db, profile, { now, memberId: idOf('player01') });
  await db
    .insert(affiliateCodes)
    .values([...makeInvites(code, idOf, now), { merchant: code, code: 'PARTNER2026', domain: null, memberId: null }]);
};

/** Inserts rewards; claimed ones get their transaction and a fulfilled turnover requirement. */
const insertRewards = async (
  db: Database,
  granted: readonly RewardSeed[],
  { ledger, rewarded }: { readonly ledger: LedgerDraft; readonly rewarded: ReadonlyMap<number, number> },
): Promise<void> => {
  const transactions = new Map(ledger.transactions.map((transaction) => [transaction.id, transaction]));
  const paidFor = (rewardId: number) => transactions.get(rewarded.get(rewardId) ?? 0);
  const rows = granted.map(({ isClaimed, ...reward }) => {
    const claim = isClaimed ? paidFor(reward.id) : undefined;
    return { ...reward, claimedAt: claim?.at ?? null, transactionId: claim?.id ?? null };
  });
  await insertRows(db, rewards, rows);
  await insertRows(
    db,
    turnoverRequirements,
    rows.flatMap(({ id, memberId, amount, turnoverTimes }) => {
      const claim = paidFor(id);
      if (claim === undefined) return [];
      const required = amount * BigInt(turnoverTimes);
      const wagered = { required, done: required, createdAt: claim.at, endedAt: claim.at };
      return [{ memberId, source: 'bonus' as const, reference: claim.reference, ...wagered }];
    }),
  );
};

/**
 * Inserts postings with a few statements. All postings of a transaction share a statement, because a trigger checks that they add up to zero.
 */
const insertPostings = async (
  db: Database,
  postings: readonly (typeof ledgerPostings.$inferInsert)[],
): Promise<void> => {
  const POSTINGS_A_STATEMENT = 20_000;
  for (let from = 0; from < postings.length;) {
    let to = Math.min(from + POSTINGS_A_STATEMENT, postings.length);
    while (to < postings.length && postings[to]?.transactionId === postings[to - 1]?.transactionId) to += 1;
    await insertRows(db, ledgerPostings, postings.slice(from, to), to - from);
    from = to;
  }
};
