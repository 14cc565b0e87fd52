import { deviceNow } from '#schemas/platform-clock.ts';
import { readKey, writeKey } from '#src/lib/crypto-key-store.ts';
import { readCookie, writeCookie } from '#src/lib/browser-storage.ts';
import type { LoginPair } from '../temporary-credentials.ts';
import { REMEMBER_S } from './remembered.ts';

/** An encrypted password; its key cannot be exported. */
export interface SealedPassword {
  readonly username: string;
  /** `iv.ciphertext` */
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

/** Names cookie and key by a hash, because a user name may contain characters that are not allowed in a cookie name. */
export const passwordSlot = async (username: string): Promise<string> =>
  `remember-${toText(await crypto.subtle.digest('SHA-256', bytes.encode(username.toLowerCase()))).slice(0, 22)}`;

const bound = (username: string, expiresAt: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes.encode(`${username.toLowerCase()}|${location.origin}|${expiresAt}`));

/** Encrypts with a new key for this password, bound to the name, this site and the expiry time. Rejects if the browser has no cipher. */
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

/** Stores the key first, so that no cookie is left without a key. */
export const keepPassword = async ({ username, text, key, expiresAt }: SealedPassword): Promise<void> => {
  const slot = await passwordSlot(username);
  await writeKey(slot, { key, expiresAt });
  writeCookie(slot, text, Math.floor((expiresAt - deviceNow()) / 1_000), 'Strict');
};

/** The stored password of a name, until it expires after a day; otherwise `null`, and cookie and key are deleted. */
export const openPassword = async (username: string): Promise<string | null> => {
  const slot = await passwordSlot(username);
  const [iv, sealed] = readCookie(slot)?.split('.') ?? [];
  const kept = await readKey(slot);
  try {
    if (iv === undefined || sealed === undefined || kept === null || kept.expiresAt <= deviceNow())
      throw new Error('nothing is kept');
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
