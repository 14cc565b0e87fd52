import { Type, type Static } from 'typebox';
import { label, time } from './wire.ts';

export const passkeyEntry = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 1400 }),
  name: label,
  createdAt: time,
  lastUsedAt: Type.Union([time, Type.Null()]),
});
export type PasskeyEntry = Static<typeof passkeyEntry>;

/** How a member's login is protected. `hasPassword` is false for a member who only logs in with a code. */
export const twoStepState = Type.Object({
  hasPassword: Type.Boolean(),
  totp: Type.Boolean(),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  passkeys: Type.Array(passkeyEntry, { maxItems: 100 }),
});
export type TwoStepState = Static<typeof twoStepState>;

/** The secret of an authenticator app, in base32 and as the URL in its QR code. */
export const totpSecret = Type.Object({
  secret: Type.String({ pattern: '^[A-Z2-7]{16,128}$', maxLength: 128 }),
  uri: Type.String({ pattern: '^otpauth://totp/', maxLength: 2048 }),
});
export type TotpSecret = Static<typeof totpSecret>;

/** Shown once, because the platform stores only their hashes. */
export const recoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String({ minLength: 8, maxLength: 40 }), { minItems: 1, maxItems: 20 }),
});
