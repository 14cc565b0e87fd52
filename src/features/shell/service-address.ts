import { decryptDesEcb } from '#src/features/shell/des-ecb.ts';
import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';

const SERVICE_TYPE = 3;
const KEY_LENGTH = 8;

/** Decrypts a path, which consists of base64 text and a key of eight characters. Returns `null` if the path is malformed. */
export const readServicePath = (path: string): string | null => {
  try {
    const text = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0));
    const plain = decryptDesEcb(text, new TextEncoder().encode(path.slice(-KEY_LENGTH)));
    return plain === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
};

/** Returns the URL of customer service from the platform's list of paths, or `null` if there is none or the brand does not allow its origin. */
export const serviceAddress = (
  paths: readonly { readonly type: number; readonly path: string }[],
  origins: readonly string[],
  host: string,
): SafeUrl | null => {
  const entry = paths.find(({ type }) => type === SERVICE_TYPE);
  const address = entry === undefined ? null : readServicePath(entry.path);
  return address === null ? null : safeUrl(address, { origins, host });
};
