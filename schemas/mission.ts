import { Type } from 'typebox';
import { amount, label, oneOf, time } from './wire.ts';

const MISSION_STATUSES = ['IN_PROCESS', 'CLAIM', 'CLAIMED', 'CLOSED'] as const;

export const mission = Type.Object({
  id: Type.String({ maxLength: 60 }),
  name: label,
  description: Type.String({ maxLength: 2000 }),
  target: amount,
  progress: amount,
  reward: amount,
  status: oneOf(MISSION_STATUSES),
  endTime: Type.Union([time, Type.Null()]),
});

/** `count` is how many can be claimed now. */
export const missionSummary = Type.Object({ count: Type.Integer({ minimum: 0 }), list: Type.Array(mission) });

export const leaderboardRow = Type.Object({
  rank: Type.Integer({ minimum: 1 }),
  player: label,
  score: amount,
  prize: amount,
});
