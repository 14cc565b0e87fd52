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

/** The changed profile fields by name. An empty string removes a value. */
export const profileChanges = fieldsOf((name) =>
  Type.String({
    maxLength: 255,
    'x-text': (isMessenger(name) ? REGISTER_CONTROLS[name].options.text : null) ?? 'line',
  }),
);
export type ProfileChanges = Static<typeof profileChanges>;

/**
 * The one-time bonus for saving a messenger ID. `amount` is the bonus at the member's current level, and `most` the bonus at the highest level. It
 * must be wagered `turnoverTimes` times. `granted` is the amount that was granted; it is null until an ID has been saved. `orderNo` is the number of
 * the bonus in the records; it is null until the bonus is claimed.
 */
const messengerBonus = Type.Object({
  most: amount,
  amount,
  turnoverTimes: Type.Integer({ minimum: 0 }),
  granted: Type.Union([amount, Type.Null()]),
  orderNo: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]),
});

/**
 * A member's own account. The mobile number and the e-mail address are masked, because the page does not need them in full and others may see the
 * screen.
 */
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
  /** `null` if the merchant's rules enable no messenger field. */
  messengerBonus: Type.Union([messengerBonus, Type.Null()]),
});
export type MemberProfile = Static<typeof memberProfile>;
