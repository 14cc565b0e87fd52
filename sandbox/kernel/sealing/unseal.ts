import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { refuseUnstorableText } from '#sandbox/kernel/http/check-text.ts';
import { parseJson } from '#sandbox/kernel/http/parse-json.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { Database } from '#sandbox/db/database.ts';
import { usedJtis } from '#sandbox/db/schema.ts';
import { keyRingOf } from './key-ring.ts';

const MAX_AGE_MS = 5 * 60 * 1000;
const invalidBody = () => createProblem('validation', 400, 'The sealed body cannot be opened');

const readKeyId = (jwe: string): string => {
  try {
    const { kid } = decodeProtectedHeader(jwe);
    refuseUnstorableText({ kid });
    if (typeof kid === 'string') return kid;
  } catch {
    throw invalidBody();
  }
  throw createProblem('unknown_key', 400, 'The sealed body names no key');
};

/** A decrypted body. `markUsed` must be called before the body is used; it throws `replayed` if the same body was used before. */
export interface UnsealedBody {
  readonly body: unknown;
  readonly markUsed: (db: Database) => Promise<void>;
}

const markUsedOf =
  ({ now }: Kernel, jti: string) =>
  async (db: Database): Promise<void> => {
    const kept = await db
      .insert(usedJtis)
      .values({ jti, expiresAt: new Date(now() + 2 * MAX_AGE_MS) })
      .onConflictDoNothing()
      .returning();
    if (kept.length === 0) throw createProblem('replayed', 409, 'This request was sent before');
  };

/** Decrypts a sealed body. It is valid only for the given path, for five minutes, and can be used once. */
export const unseal = async (kernel: Kernel, jwe: string, path: string): Promise<UnsealedBody> => {
  const key = await keyRingOf(kernel).privateKey(readKeyId(jwe));
  if (key === null) throw createProblem('unknown_key', 400, 'The sealed body uses a key that is no longer known');
  const opened = await compactDecrypt(jwe, key, {
    keyManagementAlgorithms: ['ECDH-ES+A256KW'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => null);
  if (opened === null) throw invalidBody();
  const sealed = parseJson(new TextDecoder().decode(opened.plaintext)) as {
    aud?: unknown;
    iat?: unknown;
    jti?: unknown;
    body?: unknown;
  } | null;
  if (sealed?.aud !== path) throw createProblem('validation', 400, 'The sealed body is for another call');
  if (typeof sealed.iat !== 'number' || Math.abs(kernel.now() - sealed.iat * 1000) > MAX_AGE_MS)
    throw createProblem('validation', 400, 'The sealed body is too old');
  if (typeof sealed.jti !== 'string' || sealed.jti.length < 8 || sealed.jti.length > 100)
    throw createProblem('validation', 400, 'The sealed body has no valid id (`jti`)');
  refuseUnstorableText({ jti: sealed.jti });
  return { body: sealed.body, markUsed: markUsedOf(kernel, sealed.jti) };
};
