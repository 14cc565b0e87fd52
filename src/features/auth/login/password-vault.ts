import { deviceNow } from '#schemas/platform-clock.ts';
import { readKey, writeKey } from '#src/lib/crypto-key-store.ts';
import { readCookie, writeCookie } from '#src/lib/browser-storage.ts';
import type { LoginPair } from '../temporary-credentials.ts';
import { REMEMBER_S } from './remembered.ts';

/** An encrypted password and its key, which cannot be exported. */
export interface SealedPassword {
  readonly username: string;
  /** The initialisation vector and the ciphertext in base64url, separated by a dot. */
  readonly text: string;
  readonly key: CryptoKey;
  readonly expiresAt: number;
}

const CIPHER = 'AES-GCM';
const IV_BYTES = 12;
const bytes = new TextEncoder();

const toText = (buffer: ArrayBuffer | Uint8Array<ArrayBuffer>): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Returns the name of the cookie and of the stored key: a hash, because a user name may contain characters that a cookie name may not. */
export const passwordSlot = async (username: string): Promise<string> =>
  `remember-${toText(await crypto.subtle.digest('SHA-256', bytes.encode(username.toLowerCase()))).slice(0, 22)}`;

const bound = (username: string, expiresAt: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes.encode(`${username.toLowerCase()}|${location.origin}|${expiresAt}`));

/** Encrypts a password with a new key. The result is valid only for this user name, origin and expiry time. Rejects without Web Crypto. */
export const sealPassword = async ({ username, password }: LoginPair): Promise<SealedPassword> => {
  const expiresAt = deviceNow() + REMEMBER_S * 1_000;
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: CIPHER, iv, additionalData: bound(username, expiresAt) },
    key,
    bytes.encode(password),
  );
  return { username, text: `${toText(iv)}.${toText(sealed)}`, key, expiresAt };
};

export const erasePassword = async (username: string): Promise<void> => {
  const slot = await passwordSlot(username);
  writeCookie(slot, null);
  await writeKey(slot, null);
};

/** Stores an encrypted password in a cookie and its key in the key store. The key comes first, so that there is never a cookie without a key. */
export const keepPassword = async ({ username, text, key, expiresAt }: SealedPassword): Promise<void> => {
  const slot = await passwordSlot(username);
  await writeKey(slot, { key, expiresAt });
  writeCookie(slot, text, Math.floor((expiresAt - deviceNow()) / 1_000), 'Strict');
};

/** Returns the stored password of a user name. If it has expired or cannot be decrypted, deletes cookie and key, and returns `null`. */
export const openPassword = async (username: string): Promise<string | null> => {
  const slot = await passwordSlot(username);
  const [iv, sealed] = readCookie(slot)?.split('.') ?? [];
  const kept = await readKey(slot);
  try {
    if (iv === undefined || sealed === undefined || kept === null || kept.expiresAt <= deviceNow())
      throw new Error('no valid password is stored');
    const opened = await crypto.subtle.decrypt(
      { name: CIPHER, iv: toBytes(iv), additionalData: bound(username, kept.expiresAt) },
      kept.key,
      toBytes(sealed),
    );
    return new TextDecoder().decode(opened);
  } catch {
    await erasePassword(username);
    return null;
  }
};
