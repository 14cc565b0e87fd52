import { Type, type Static } from 'typebox';
import { PROFILE_FIELDS, type ProfileField } from './profile-fields.ts';
import { amount, label, time } from './wire.ts';

const fieldsOf = <Value extends Type.TSchema>(value: Value) =>
  Type.Object(
    Object.fromEntries(PROFILE_FIELDS.map((name) => [name, Type.Optional(value)])) as Record<
      ProfileField,
      Type.TOptional<Value>
    >,
    { additionalProperties: false },
  );

/** Profile fields by name; an empty string removes a value. */
export const profileChanges = fieldsOf(label);
export type ProfileChanges = Static<typeof profileChanges>;

/**
 * The one-time bonus for a messenger ID. Amounts are decimal, in the member's currency: `amount` at the member's current level, `most` at the
 * highest, to be wagered `turnoverTimes` times. `granted` is true once an ID was saved; `orderNo` is the bonus's number in the records once it is
 * claimed.
 */
const messengerBonus = Type.Object({
  most: amount,
  amount,
  turnoverTimes: Type.Integer({ minimum: 0 }),
  granted: Type.Union([amount, Type.Null()]),
  orderNo: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
});

/** A member's view of the own account. Number and address are masked: the page needs no more, and others may see the screen. */
export const memberProfile = Type.Object({
  account: label,
  nickname: label,
  registeredAt: time,
  clubLabel: Type.Union([Type.Object({ labelName: label, rankLevel: Type.Integer({ minimum: 0 }) }), Type.Null()]),
  fields: fieldsOf(label),
  mobile: Type.Union([label, Type.Null()]),
  email: Type.Union([label, Type.Null()]),
  hasPassword: Type.Boolean(),
  hasPaymentPassword: Type.Boolean(),
  /** Null if the merchant asks for no messenger. */
  messengerBonus: Type.Union([messengerBonus, Type.Null()]),
});
export type MemberProfile = Static<typeof memberProfile>;
