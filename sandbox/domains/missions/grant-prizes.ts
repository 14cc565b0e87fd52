import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { leaderboardWeeks, type MerchantRow, type NoticeTexts } from '#sandbox/db/schema.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { grantReward } from '#sandbox/domains/rewards/grant-reward.ts';
import { SETTLING_MS } from '#sandbox/kernel/clock/settling-time.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { findStandings } from './find-standings.ts';
import { PRIZE_TURNOVER_TIMES, PRIZED_RANKS, prizeOf } from './leaderboard-prizes.ts';
import { WEEK_MS, weekOf } from '#sandbox/kernel/clock/mission-period.ts';

/** How long a prize can be claimed, in days. */
const CLAIM_DAYS = 14;
const DAY_MS = 86_400_000;

const prizeNotice = (rank: number): NoticeTexts => ({
  title: textRef('messages:leaderboard.title', { rank }),
  content: [
    textRef('messages:leaderboard.rank', { rank }),
    textRef('messages:leaderboard.claim', { count: CLAIM_DAYS }),
  ],
});

const grantWeek = (db: Database, merchant: MerchantRow, from: Date, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // If another process is granting prizes for the same week, this insert waits in the database until that transaction ends.
    const fresh = await tx
      .insert(leaderboardWeeks)
      .values({ merchant: merchant.code, startsAt: from, grantedAt: at })
      .onConflictDoNothing()
      .returning({ startsAt: leaderboardWeeks.startsAt });
    if (fresh.length === 0) return;
    const to = new Date(from.getTime() + WEEK_MS);
    const standings = await findStandings(tx, { merchant: merchant.code, from, to, ranks: PRIZED_RANKS });
    for (const { memberId, rank } of standings) {
      // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
      const isNew = await grantReward(tx, {
        memberId,
        kind: 'LEADERBOARD',
        reference: `leaderboard ${from.toISOString()}`,
        names: textRef('names:bonus.leaderboard'),
        amount: prizeOf(rank, merchant),
        turnoverTimes: PRIZE_TURNOVER_TIMES,
        createdAt: at,
        expiresAt: new Date(at.getTime() + CLAIM_DAYS * DAY_MS),
      });
      // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
      if (isNew) await sendMessage(tx, memberId, prizeNotice(rank), at);
    }
  });

/**
 * Grants the prizes of each week that has ended since the last week with prizes, or of the previous week if no prizes have been granted yet. Prizes
 * are granted some minutes after the end of a week, so that all its bets are committed.
 */
export const grantPrizes = async (db: Database, merchant: MerchantRow, at: Date): Promise<void> => {
  const last = weekOf(new Date(at.getTime() - SETTLING_MS), merchant).from.getTime() - WEEK_MS;
  const [granted] = await db
    .select({ startsAt: leaderboardWeeks.startsAt })
    .from(leaderboardWeeks)
    .where(eq(leaderboardWeeks.merchant, merchant.code))
    .orderBy(desc(leaderboardWeeks.startsAt))
    .limit(1);
  for (let from = granted === undefined ? last : granted.startsAt.getTime() + WEEK_MS; from <= last; from += WEEK_MS)
    // oxlint-disable-next-line no-await-in-loop -- the weeks are granted in order
    await grantWeek(db, merchant, new Date(from), at);
};
