import { Type, type Static } from 'typebox';
import {
  GOOD_STATUSES,
  GOOD_TYPES,
  POINT_CHANGES,
  POINT_PASSWORDS,
  REDEMPTION_REASONS,
  REDEMPTION_STATUSES,
} from './point-names.ts';
import { address, amount, label, oneOf, time } from './wire.ts';

const quantity = Type.Integer({ minimum: 0 });
const orderNo = Type.String({ maxLength: 60 });

/** The points of a member. `currentPoints` can be spent now; `pointsBalance` also includes the points of pending redemptions. */
export const pointBalance = Type.Object({ currentPoints: amount, pointsBalance: amount });

/**
 * The terms of the points mall. `ratio` is the money paid for one point. A conversion requires at least `requirementByPoints` points and deposits of
 * at least `requirementByAmount`; `deposited` is the total of the member's deposits so far. Each `wagerPerPoint` of wagered money earns one point.
 * `passwordKind` is the password that confirms a conversion or redemption. `rules` is plain text with one rule on each line.
 */
export const pointConfig = Type.Object({
  ratio: Type.Number({ minimum: 0 }),
  requirementByPoints: amount,
  requirementByAmount: amount,
  deposited: amount,
  wagerPerPoint: amount,
  passwordKind: oneOf(POINT_PASSWORDS),
  rules: Type.String({ maxLength: 20_000 }),
});
export type PointConfig = Static<typeof pointConfig>;

/**
 * A good in the points mall. Each piece costs `points` and requires deposits of `amount`. A voucher pays `redeemAmount`, which is 0 for other goods.
 * The good is offered from `time` to `closesAt`. `picture` is a path below the platform's images.
 */
export const pointGood = Type.Object({
  id: Type.String({ maxLength: 60 }),
  name: label,
  type: oneOf(GOOD_TYPES),
  picture: address,
  quantity,
  availableQuantity: quantity,
  points: amount,
  amount,
  redeemAmount: amount,
  status: oneOf(GOOD_STATUSES),
  time,
  closesAt: Type.Union([time, Type.Null()]),
  remark: Type.Union([label, Type.Null()]),
  units: label,
});
export type PointGood = Static<typeof pointGood>;

/**
 * A redemption. `points` and `redeemAmount` are the totals of all its pieces. If the redemption was rejected, it has a reason, and the points have
 * been returned.
 */
export const redemption = Type.Object({
  orderNo,
  name: label,
  picture: address,
  units: label,
  redeemQuantity: quantity,
  points: amount,
  redeemAmount: amount,
  status: oneOf(REDEMPTION_STATUSES),
  reason: Type.Union([oneOf(REDEMPTION_REASONS), Type.Null()]),
  time,
  endedAt: Type.Union([time, Type.Null()]),
});
export type Redemption = Static<typeof redemption>;

/**
 * A change of a member's points. `pointsBalance` is the balance afterwards. `amount` is the money that a conversion paid; it is null for other
 * changes. `remark` is the name of the good or the reason.
 */
export const pointMovement = Type.Object({
  time,
  orderNo,
  type: oneOf(POINT_CHANGES),
  changedPoints: amount,
  pointsBalance: amount,
  amount: Type.Union([amount, Type.Null()]),
  remark: Type.Union([label, Type.Null()]),
});
export type PointMovement = Static<typeof pointMovement>;

/** The result of a conversion: the converted points and the money paid for them. */
export const conversion = Type.Object({ orderNo, points: amount, amount });
