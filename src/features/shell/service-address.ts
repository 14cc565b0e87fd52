import { decryptDesEcb } from '#src/lib/des-ecb.ts';
import { safeUrl } from '#src/lib/safe-url.ts';

const SERVICE_TYPE = 3;
const KEY_LENGTH = 8;

/** The address in a path of the service lookup: base64 text, its key in the last eight characters. Null where there is nothing to read. */
export const readServicePath = (path: string): string | null => {
  try {
    const text = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0));
    const plain = decryptDesEcb(text, new TextEncoder().encode(path.slice(-KEY_LENGTH)));
    return plain === null ? null : new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return null;
  }
};

/** The address that the lookup names for customer service, if the brand allows its origin; null otherwise. */
export const serviceAddress = (
  paths: readonly { readonly type: number; readonly path: string }[],
  origins: readonly string[],
  host: string,
): string | null => {
  const entry = paths.find(({ type }) => type === SERVICE_TYPE);
  const address = entry === undefined ? null : readServicePath(entry.path);
  return address === null ? null : safeUrl(address, { origins, host });
};
