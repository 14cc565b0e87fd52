import { readCookie, writeCookie } from '#src/lib/browser-storage.ts';

/** The lifetime of a remembered login, in seconds. */
export const REMEMBER_S = 86_400;

const NAME = 'userName';
const KIND = 'loginRemember';
const PHONE = 'loginTypeSms';

export interface RememberedPhone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/**
 * How a remembered login can be repeated. `token`: the platform accepts the name without a password. `password`: this browser has stored the encrypted
 * password. `null`: only the name is known.
 */
export type RememberedBy = 'token' | 'password' | null;

/** What this browser stores in readable cookies about the last login with a ticked checkbox; it contains no secret. */
export interface Remembered {
  readonly username: string | null;
  readonly by: RememberedBy;
  readonly phone: RememberedPhone | null;
}

const DIGITS = /^[0-9]{1,20}$/;

const phoneOf = (text: string | null): RememberedPhone | null => {
  const { mobileNum, countryDialingCode } = Object.fromEntries(new URLSearchParams(text ?? '')) as Partial<
    Record<string, string>
  >;
  return mobileNum !== undefined &&
    countryDialingCode !== undefined &&
    DIGITS.test(mobileNum) &&
    DIGITS.test(countryDialingCode)
    ? { mobileNum, countryDialingCode }
    : null;
};

export const readRemembered = (): Remembered | null => {
  const username = readCookie(NAME);
  const phone = phoneOf(readCookie(PHONE));
  if (username === null && phone === null) return null;
  const by = readCookie(KIND);
  return { username, by: username !== null && (by === 'token' || by === 'password') ? by : null, phone };
};

/** Stores a remembered login; `null` deletes it. */
export const writeRemembered = (remembered: Remembered | null): void => {
  const { username = null, by = null, phone = null } = remembered ?? {};
  writeCookie(NAME, username, REMEMBER_S, 'Strict');
  writeCookie(KIND, by, REMEMBER_S, 'Strict');
  writeCookie(PHONE, phone === null ? null : new URLSearchParams({ ...phone }).toString(), REMEMBER_S, 'Strict');
};

/** Keeps the name, but removes the one-click login and the stored password. */
export const lapseRemembered = (): void => writeCookie(KIND, null);
