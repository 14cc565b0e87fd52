import { Type, type Static } from 'typebox';
import { amount, label, time } from './wire.ts';

const rankLevel = Type.Integer({ minimum: 0 });

/**
 * A member level of the merchant. It requires valid bets of `requires`. `bonus` is paid once, for reaching the level; `orderNo` is the number of the
 * bonus in the records, or null until the bonus is claimed.
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
 * A member's level, which is never lost. `validBets` is the total of the valid bets that were settled in the last
 * `days` days. At `countsUntil`, the oldest of them stops counting; it is null if there are none.
 */
export const memberRank = Type.Object({
  labelName: label,
  rankLevel,
  progress: Type.Number({ minimum: 0, maximum: 1, description: 'The progress to the next level, from 0 to 1.' }),
  next: Type.Union([Type.Object({ labelName: label, rankLevel, requires: amount, missing: amount }), Type.Null()]),
  benefits: Type.Array(label, { maxItems: 30 }),
  validBets: amount,
  days: Type.Integer({ minimum: 1 }),
  countsUntil: Type.Union([time, Type.Null()]),
  levels: Type.Array(rankStep, { maxItems: 30 }),
});
export type MemberRank = Static<typeof memberRank>;
