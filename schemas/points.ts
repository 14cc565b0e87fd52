import { Type } from 'typebox';
import { amount, label, oneOf, richText, time } from './wire.ts';

const quantity = Type.Integer({ minimum: 0 });

export const pointBalance = Type.Object({ currentPoints: amount, pointsBalance: amount });

/** `ratio` is the money paid for one point; the requirements are the minimum points and the minimum deposits for a conversion. */
export const pointConfig = Type.Object({
  ratio: Type.Number({ minimum: 0 }),
  requirementByPoints: amount,
  requirementByAmount: amount,
  rules: richText,
});

/** A reward in the point mall: costs `points` and requires deposits of `amount`. */
export const pointGood = Type.Object({
  id: Type.String({ maxLength: 60 }),
  name: label,
  type: Type.String({ maxLength: 40 }),
  quantity,
  availableQuantity: quantity,
  points: amount,
  amount,
  status: Type.String({ maxLength: 20 }),
  time,
  remark: Type.Union([label, Type.Null()]),
  units: label,
});

const REDEMPTION_STATUSES = ['IN_PROCESS', 'APPROVED', 'REJECTED'] as const;

export const redemption = Type.Object({
  id: Type.String({ maxLength: 60 }),
  name: label,
  redeemQuantity: quantity,
  redeemAmount: amount,
  status: oneOf(REDEMPTION_STATUSES),
  time,
  remark: Type.Union([label, Type.Null()]),
});

export const pointMovement = Type.Object({
  time,
  type: Type.String({ maxLength: 40 }),
  changedPoints: amount,
  pointsBalance: amount,
  remark: Type.Union([label, Type.Null()]),
});
