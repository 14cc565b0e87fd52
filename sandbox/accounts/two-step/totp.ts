import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** TOTP parameters that every authenticator app supports. */
const TOTP_PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Creates a new secret in Base32. */
export const generateSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth:` URI that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...TOTP_PARAMETERS, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();

/** Returns the time step (RFC 6238) of a code, at most one step from now, or `null` if the code is wrong. */
export const findTimeStep = (secret: string, code: string, at: Date): number | null => {
  const totp = new TOTP({ ...TOTP_PARAMETERS, secret: Secret.fromBase32(secret) });
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};
