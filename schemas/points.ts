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

/** `currentPoints` can be spent now; `pointsBalance` also includes the points of pending redemptions. */
export const pointBalance = Type.Object({ currentPoints: amount, pointsBalance: amount });

/**
 * `ratio` is the money paid for one point; `requirementByPoints` and `requirementByAmount` are the minimum points and the minimum deposits for a
 * conversion. `deposited` is the member's total so far, `wagerPerPoint` the wagered money that earns a point, `passwordKind` the password that
 * confirms a conversion or redemption, `rules` plain text with one rule per line.
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
 * A good in the points mall: each piece costs `points`, requires deposits of `amount` and pays `redeemAmount`, which is 0 unless the good is a
 * voucher. `time` is when it was listed, `closesAt` when it closes. `picture` is a path below the platform's images.
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

/** `points` and `redeemAmount` are totals of all pieces. A rejected redemption has a reason, and its points have been returned. */
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
 * `pointsBalance` is the balance after the movement. `amount` is the money that a conversion paid, null for other movements. `remark` names the good
 * or the purpose.
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

/** The payment for converted points. */
export const conversion = Type.Object({ orderNo, points: amount, amount });
