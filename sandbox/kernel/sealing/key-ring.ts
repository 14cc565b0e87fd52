import { inMemory, type Kernel } from '#sandbox/kernel/core/kernel.ts';
import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { sealingKeys } from '#sandbox/db/schema.ts';

const ROTATION_MS = 30 * 24 * 60 * 60 * 1000;
const ALGORITHM = 'ECDH-ES+A256KW';

/** The key pairs for sealed bodies. A new pair is created after 30 days; the previous pair can still decrypt. */
export interface KeyRing {
  /** Returns the public keys, newest first. */
  publicKeys(): Promise<readonly JWK[]>;
  privateKey(kid: string): Promise<CryptoKey | null>;
}

/** The imported private keys, by key id. */
const openedKeys = inMemory(() => new Map<string, CryptoKey>());

export const keyRingOf = (kernel: Kernel): KeyRing => {
  const { db, now, runExclusive } = kernel;
  const opened = openedKeys(kernel);

  const findLiveKeys = () =>
    db
      .select()
      .from(sealingKeys)
      .where(gt(sealingKeys.expiresAt, new Date(now())))
      .orderBy(desc(sealingKeys.createdAt))
      .limit(2);

  const addKey = async () => {
    const kid = randomBytes(9).toString('base64url');
    const pair = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true });
    const [publicJwk, privateJwk] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)]);
    await db.insert(sealingKeys).values({
      kid,
      publicJwk: { ...publicJwk, kid, alg: ALGORITHM, use: 'enc' },
      privateJwk: { ...privateJwk },
      createdAt: new Date(now()),
      expiresAt: new Date(now() + 2 * ROTATION_MS),
    });
  };

  return {
    publicKeys: () =>
      runExclusive('key-ring', async () => {
        const [newest] = await findLiveKeys();
        if (newest === undefined || now() - newest.createdAt.getTime() >= ROTATION_MS) await addKey();
        return (await findLiveKeys()).map((key) => key.publicJwk);
      }),
    privateKey: async (kid) => {
      const [stored] = await db
        .select()
        .from(sealingKeys)
        .where(and(eq(sealingKeys.kid, kid), gt(sealingKeys.expiresAt, new Date(now()))));
      if (stored === undefined) return null;
      const key = opened.get(kid) ?? (await importJWK(stored.privateJwk, ALGORITHM));
      if (key instanceof Uint8Array) return null;
      opened.set(kid, key);
      return key;
    },
  };
};
