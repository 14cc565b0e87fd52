import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** What every authenticator app can do, whatever the address says. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new secret in base32. */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export const secretAddress = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...FORM, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();

/** The time step that a code belongs to (RFC 6238): now, the one before or the one after; `null` for a wrong code. */
export const stepOf = (secret: string, code: string, at: Date): number | null => {
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};
