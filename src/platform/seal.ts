import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { platformNow } from '#schemas/platform-clock.ts';
import { insecurePage } from '#src/lib/insecure-page.ts';

const ALGORITHMS = ['ECDH-ES+A256KW', 'RSA-OAEP-256'];

/**
 * Encrypts a body for one path with the first usable key of a set, as compact JWE (A256GCM). `aud`, `iat` and `jti` guard against replay. Returns
 * `null` without a usable key.
 */
export const sealBody = async (keys: readonly JWK[], path: string, body: unknown): Promise<string | null> => {
  const jwk = keys.find((key) => ALGORITHMS.includes(key.alg ?? '') && key.use !== 'sig');
  if (jwk?.alg === undefined) return null;
  const insecure = insecurePage();
  if (insecure !== null) throw insecure;
  const key = await importJWK(jwk, jwk.alg);
  const plain = JSON.stringify({ aud: path, iat: Math.floor(platformNow() / 1000), jti: crypto.randomUUID(), body });
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({
      alg: jwk.alg,
      enc: 'A256GCM',
      ...(jwk.kid === undefined ? {} : { kid: jwk.kid }),
      typ: 'JWE',
    })
    .encrypt(key);
};
