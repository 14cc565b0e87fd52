import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { summary } from '#schemas/calls/missions.ts';
import type { Language } from '#schemas/languages.ts';
import type { Mission } from '#schemas/mission.ts';
import type { MissionMetric, MissionStatus, MissionUnit } from '#schemas/mission-names.ts';
import { toDecimal } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { ledgerTransactions, missionClaims, missions, type MerchantRow, type MissionRow } from '#sandbox/db/schema.ts';
import { makeMissions } from './make-missions.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { measureProgress, type MissionInPeriod } from './measure-progress.ts';
import { missionPeriod, utcOffsetOf, type Period } from '#sandbox/kernel/clock/mission-period.ts';

const UNITS: Readonly<Record<MissionMetric, MissionUnit>> = {
  VALID_BETS: 'MONEY',
  DEPOSIT_SUM: 'MONEY',
  DEPOSIT_COUNT: 'COUNT',
  WINS: 'COUNT',
  GAMES: 'COUNT',
};

/** Returns whether a mission can be completed and claimed at a given time. */
export const isOpen = ({ startsAt, endsAt }: Pick<MissionRow, 'startsAt' | 'endsAt'>, at: Date): boolean =>
  (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at);

/** Returns a merchant's missions. Creates the default ones if there are none. */
const missionsOf = async (db: Database, merchant: MerchantRow, at: Date): Promise<readonly MissionRow[]> => {
  const find = () =>
    db.select().from(missions).where(eq(missions.merchant, merchant.code)).orderBy(asc(missions.position));
  const known = await find();
  if (known.length > 0) return known;
  await db
    .insert(missions)
    .values([...makeMissions(merchant, at)])
    .onConflictDoNothing();
  return find();
};

const claimKey = (missionId: number, periodStart: Date): string => `${missionId} ${periodStart.getTime()}`;

/** Returns the order numbers of a member's claims in the given periods, by `claimKey`. */
const findClaims = async (
  db: Database,
  memberId: number,
  asked: readonly MissionInPeriod[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({
      missionId: missionClaims.missionId,
      periodStart: missionClaims.periodStart,
      orderNo: ledgerTransactions.reference,
    })
    .from(missionClaims)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, missionClaims.transactionId))
    .where(
      and(
        eq(missionClaims.memberId, memberId),
        inArray(missionClaims.periodStart, [...new Set(asked.map(({ period }) => period.from))]),
      ),
    );
  return new Map(rows.map(({ missionId, periodStart, orderNo }) => [claimKey(missionId, periodStart), orderNo]));
};

export const endOf = ({ to }: Period): number | null => to?.getTime() ?? null;

/** Returns a merchant's missions for a member, each with its progress in the current period and whether it can be claimed. */
export const findMissions = async (
  db: Database,
  merchant: MerchantRow,
  { memberId, at, language }: { readonly memberId: number; readonly at: Date; readonly language: Language },
): Promise<OutputOf<typeof summary>> => {
  const asked = (await missionsOf(db, merchant, at)).map((mission) => ({
    mission,
    period: missionPeriod(mission, at, merchant),
  }));
  const claims = await findClaims(db, memberId, asked);
  const claimOf = ({ mission, period }: MissionInPeriod): string | undefined =>
    claims.get(claimKey(mission.id, period.from));
  // A claimed mission is known to be complete. Its progress is not measured, because that could mean reading all bets of the member.
  const progress = await measureProgress(
    db,
    memberId,
    asked.filter((one) => claimOf(one) === undefined),
  );
  const decimal = (minor: bigint): number => Number(toDecimal(minor, merchant.currency));
  const statusOf = (mission: MissionRow, done: bigint, claim: string | undefined): MissionStatus => {
    if (claim !== undefined) return 'CLAIMED';
    if (!isOpen(mission, at)) return 'CLOSED';
    return done >= mission.target ? 'CLAIM' : 'IN_PROCESS';
  };
  const list = asked.map((one): Mission => {
    const { mission, period } = one;
    const claim = claimOf(one);
    const done = claim === undefined ? (progress.get(mission.id) ?? 0n) : mission.target;
    const unit = UNITS[mission.metric];
    const counted = (value: bigint): number => (unit === 'MONEY' ? decimal(value) : Number(value));
    return {
      id: String(mission.id),
      ...translate(mission.texts, language),
      metric: mission.metric,
      unit,
      period: mission.period,
      gameCategory: mission.category,
      target: counted(mission.target),
      progress: counted(done),
      reward: decimal(mission.reward),
      requiredTurnover: decimal(mission.reward * BigInt(mission.turnoverTimes)),
      status: statusOf(mission, done, claim),
      endTime: endOf(period),
      orderNo: claim ?? null,
    };
  });
  return {
    count: list.filter(({ status }) => status === 'CLAIM').length,
    utcOffset: utcOffsetOf(merchant),
    list,
  };
};
