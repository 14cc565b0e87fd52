import { Type, type Static } from 'typebox';
import { MISSION_METRICS, MISSION_PERIODS, MISSION_STATUSES, MISSION_UNITS } from './mission-names.ts';
import { amount, label, oneOf, time } from './wire.ts';

const orderNo = Type.String({ maxLength: 60 });

/**
 * `target` and `progress` are amounts or counts, according to `unit`. Only games of `gameCategory` count; null means all. The mission can be
 * completed and claimed until `endTime`, the end of the period. `requiredTurnover` must be wagered before a withdrawal once the bonus is claimed;
 * `orderNo` is the bonus's number in the records, null until it is claimed.
 */
export const mission = Type.Object({
  id: Type.String({ maxLength: 60 }),
  name: label,
  description: Type.String({ maxLength: 2000 }),
  metric: oneOf(MISSION_METRICS),
  unit: oneOf(MISSION_UNITS),
  period: oneOf(MISSION_PERIODS),
  gameCategory: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
  target: amount,
  progress: amount,
  reward: amount,
  requiredTurnover: amount,
  status: oneOf(MISSION_STATUSES),
  endTime: Type.Union([time, Type.Null()]),
  orderNo: Type.Union([orderNo, Type.Null()]),
});
export type Mission = Static<typeof mission>;

/**
 * `count` is the number of missions that can be claimed now. Days and weeks begin at midnight, `utcOffset` minutes ahead of UTC; weeks begin on
 * Monday.
 */
export const missionSummary = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  utcOffset: Type.Integer({ minimum: -840, maximum: 840 }),
  list: Type.Array(mission),
});

export const leaderboardRow = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  player: label,
  score: amount,
  prize: amount,
});
export type LeaderboardRow = Static<typeof leaderboardRow>;

/** `rank` is null for a member who has not played this week. */
const ownRow = Type.Object({
  rank: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  player: label,
  score: amount,
  prize: amount,
});

/** The week's top members by valid bets, and the member's own row, which may be among them. */
export const leaderboard = Type.Object({ list: Type.Array(leaderboardRow), me: ownRow, endTime: time });
export type Leaderboard = Static<typeof leaderboard>;
