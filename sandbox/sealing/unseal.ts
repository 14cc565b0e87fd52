import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { parseJson } from '../http/parse-json.ts';
import { refuse } from '../http/refuse.ts';
import type { Database } from '../db/database.ts';
import { usedJtis } from '../db/schema.ts';
import type { KeyRing } from './key-ring.ts';

const FRESH_MS = 5 * 60 * 1000;
const broken = () => refuse('validation', 400, 'The sealed body cannot be opened');

const kidOf = (jwe: string): string => {
  try {
    const { kid } = decodeProtectedHeader(jwe);
    if (typeof kid === 'string') return kid;
  } catch {
    throw broken();
  }
  throw refuse('unknown_key', 400, 'The sealed body names no key');
};

/** An opened body, and the mark to set before acting on it: it throws `replayed` when the same bytes were acted on before. */
export interface Opened {
  readonly body: unknown;
  readonly spend: (db: Database) => Promise<void>;
}

/** Opens sealed bodies: for this path, made within five minutes, each good for one action. */
export const createUnsealer = (keys: KeyRing, now: () => number) => {
  const spendOnce =
    (jti: string) =>
    async (db: Database): Promise<void> => {
      const kept = await db
        .insert(usedJtis)
        .values({ jti, expiresAt: new Date(now() + 2 * FRESH_MS) })
        .onConflictDoNothing()
        .returning();
      if (kept.length === 0) throw refuse('replayed', 409, 'This request was sent before');
    };

  return async (jwe: string, path: string): Promise<Opened> => {
    const key = await keys.privateKey(kidOf(jwe));
    if (key === null) throw refuse('unknown_key', 400, 'The sealed body uses a key that is no longer known');
    const opened = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES+A256KW'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => null);
    if (opened === null) throw broken();
    const sealed = parseJson(new TextDecoder().decode(opened.plaintext)) as {
      aud?: unknown;
      iat?: unknown;
      jti?: unknown;
      body?: unknown;
    } | null;
    if (sealed?.aud !== path) throw refuse('validation', 400, 'The sealed body is for another call');
    if (typeof sealed.iat !== 'number' || Math.abs(now() - sealed.iat * 1000) > FRESH_MS)
      throw refuse('validation', 400, 'The sealed body is too old');
    if (typeof sealed.jti !== 'string' || sealed.jti.length < 8 || sealed.jti.length > 100)
      throw refuse('validation', 400, 'The sealed body has no identity');
    return { body: sealed.body, spend: spendOnce(sealed.jti) };
  };
};
export type Unseal = ReturnType<typeof createUnsealer>;
