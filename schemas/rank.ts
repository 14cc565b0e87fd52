import { Type, type Static } from 'typebox';
import { amount, label, time } from './wire.ts';

const rankLevel = Type.Integer({ minimum: 0 });

/**
 * A level of the merchant's ladder. `requires` is an amount of valid bets; `bonus` is paid once, when the level is reached, and `orderNo` is the
 * bonus's number in the records once it is claimed.
 */
export const rankStep = Type.Object({
  labelName: label,
  rankLevel,
  requires: amount,
  bonus: amount,
  orderNo: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
  benefits: Type.Array(label, { maxItems: 30 }),
});
export type RankStep = Static<typeof rankStep>;

/**
 * `validBets` are those settled in the last `days` days; the oldest of them stops counting at `countsUntil`, which is null if there are none. A level
 * is never lost.
 */
export const memberRank = Type.Object({
  labelName: label,
  rankLevel,
  progress: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the way to the next level.' }),
  next: Type.Union([Type.Object({ labelName: label, rankLevel, requires: amount, missing: amount }), Type.Null()]),
  benefits: Type.Array(label, { maxItems: 30 }),
  validBets: amount,
  days: Type.Integer({ minimum: 1 }),
  countsUntil: Type.Union([time, Type.Null()]),
  levels: Type.Array(rankStep, { maxItems: 30 }),
});
export type MemberRank = Static<typeof memberRank>;
