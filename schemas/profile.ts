import { Type, type Static } from 'typebox';
import { PROFILE_FIELDS, type ProfileField } from './profile-fields.ts';
import { isMessenger, REGISTER_CONTROLS } from './register-fields.ts';
import { amount, label, time } from './wire.ts';

const fieldsOf = <Value extends Type.TSchema>(valueOf: (name: ProfileField) => Value) =>
  Type.Object(
    Object.fromEntries(PROFILE_FIELDS.map((name) => [name, Type.Optional(valueOf(name))])) as Record<
      ProfileField,
      Type.TOptional<Value>
    >,
    { additionalProperties: false },
  );

/** Profile fields by name; an empty string removes a value. */
export const profileChanges = fieldsOf((name) =>
  Type.String({
    maxLength: 255,
    'x-text': (isMessenger(name) ? REGISTER_CONTROLS[name].options.text : null) ?? 'line',
  }),
);
export type ProfileChanges = Static<typeof profileChanges>;

/**
 * The one-time bonus for a messenger ID. Amounts are decimal, in the member's currency: `amount` at the member's current level, `most` at the
 * highest, to be wagered `turnoverTimes` times. `granted` is the amount granted, or null until an ID has been saved; `orderNo` is the bonus's number
 * in the records once it is claimed.
 */
const messengerBonus = Type.Object({
  most: amount,
  amount,
  turnoverTimes: Type.Integer({ minimum: 0 }),
  granted: Type.Union([amount, Type.Null()]),
  orderNo: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
});

/** A member's own account. Number and address are masked: the page needs no more, and others may see the screen. */
export const memberProfile = Type.Object({
  account: label,
  nickname: label,
  registeredAt: time,
  clubLabel: Type.Union([Type.Object({ labelName: label, rankLevel: Type.Integer({ minimum: 0 }) }), Type.Null()]),
  fields: fieldsOf(() => label),
  mobile: Type.Union([label, Type.Null()]),
  email: Type.Union([label, Type.Null()]),
  hasPassword: Type.Boolean(),
  hasPaymentPassword: Type.Boolean(),
  /** `null` if the merchant requests no messenger. */
  messengerBonus: Type.Union([messengerBonus, Type.Null()]),
});
export type MemberProfile = Static<typeof memberProfile>;
