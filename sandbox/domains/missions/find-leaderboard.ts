import type { OutputOf } from '#schemas/call.ts';
import type { leaderboard } from '#schemas/calls/missions.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { MemberRow, MerchantRow } from '#sandbox/db/schema.ts';
import { maskAccount } from '#sandbox/kernel/texts/mask-account.ts';
import { findStandings } from './find-standings.ts';
import { prizeOf } from './leaderboard-prizes.ts';
import { weekOf } from '#sandbox/kernel/clock/mission-period.ts';

const SHOWN_RANKS = 20;

/** Returns the leaderboard of the week that contains a given time, with the member's own rank. */
export const findLeaderboard = async (
  db: Database,
  merchant: MerchantRow,
  { id, account }: Pick<MemberRow, 'id' | 'account'>,
  at: Date,
): Promise<OutputOf<typeof leaderboard>> => {
  const { from, to } = weekOf(at, merchant);
  const standings = await findStandings(db, {
    merchant: merchant.code,
    from,
    to,
    ranks: SHOWN_RANKS,
    memberId: id,
  });
  const decimal = (minor: bigint): number => Number(toDecimal(minor, merchant.currency));
  const own = standings.find(({ memberId }) => memberId === id);
  return {
    list: standings
      .filter(({ rank }) => rank <= SHOWN_RANKS)
      .map(({ rank, account: name, score }) => ({
        rank,
        player: maskAccount(name),
        score: decimal(score),
        prize: decimal(prizeOf(rank, merchant)),
      })),
    me: {
      rank: own?.rank ?? null,
      player: maskAccount(account),
      score: decimal(own?.score ?? 0n),
      prize: own === undefined ? 0 : decimal(prizeOf(own.rank, merchant)),
    },
    endTime: to.getTime(),
  };
};
