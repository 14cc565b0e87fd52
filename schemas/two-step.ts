import { Type, type Static } from 'typebox';
import { label, time } from './wire.ts';

export const passkeyEntry = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 1400 }),
  name: label,
  createdAt: time,
  lastUsedAt: Type.Union([time, Type.Null()]),
});
export type PasskeyEntry = Static<typeof passkeyEntry>;

/** How a member's login is protected. `hasPassword` is false if the member has no password and logs in only with a code. */
export const twoStepState = Type.Object({
  hasPassword: Type.Boolean(),
  totp: Type.Boolean(),
  recoveryCodesLeft: Type.Integer({ minimum: 0 }),
  passkeys: Type.Array(passkeyEntry, { maxItems: 100 }),
});
export type TwoStepState = Static<typeof twoStepState>;

/** The secret for an authenticator app: in Base32, and as the URL to show as a QR code. */
export const totpSecret = Type.Object({
  secret: Type.String({ pattern: '^[A-Z2-7]{16,128}$', maxLength: 128 }),
  uri: Type.String({ pattern: '^otpauth://totp/', maxLength: 2048 }),
});
export type TotpSecret = Static<typeof totpSecret>;

/** Recovery codes. They can be shown only once, because the platform stores only their hashes. */
export const recoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String({ minLength: 8, maxLength: 40 }), { minItems: 1, maxItems: 20 }),
});
