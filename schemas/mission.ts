import { Type, type Static } from 'typebox';
import { MISSION_METRICS, MISSION_PERIODS, MISSION_STATUSES, MISSION_UNITS } from './mission-names.ts';
import { amount, label, oneOf, time } from './wire.ts';

const orderNo = Type.String({ maxLength: 60 });

/**
 * A mission. `target` and `progress` are amounts or counts, depending on `unit`. Only games of `gameCategory` count; if it is null, all games count.
 * The mission can be completed and claimed until `endTime`, the end of the period. After the reward is claimed, `requiredTurnover` must be wagered
 * before a withdrawal. `orderNo` is the number of the reward in the records; it is null until the reward is claimed.
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
 * The member's missions. `count` is the number of missions that can be claimed now. Days begin at midnight in a time zone that is `utcOffset` minutes
 * ahead of UTC; weeks begin on Monday.
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

/** The member's own row. `rank` is null if the member has not played this week. */
const ownRow = Type.Object({
  rank: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  player: label,
  score: amount,
  prize: amount,
});

/** The leaderboard of the week: the members with the most valid bets, and the member's own row, which may also be among them. */
export const leaderboard = Type.Object({ list: Type.Array(leaderboardRow), me: ownRow, endTime: time });
export type Leaderboard = Static<typeof leaderboard>;
