import type { JWK } from 'jose';
import { lostConnection } from '#src/lib/lost-connection.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { sealBody } from './seal.ts';

export interface KeyRing {
  readonly seal: (path: string, body: unknown) => Promise<string | null>;
  readonly forget: () => void;
}

/** Loads the encryption code. */
export type CipherSource = () => Promise<{ readonly sealBody: typeof sealBody }>;

const fail = (): never => {
  throw lostConnection();
};

/**
 * Creates a cache of the platform's key set. The first sealed call fetches the set and loads the encryption code; a failed load counts as a network
 * problem. `fetchKeys` rejects if the key set cannot be read.
 */
export const createKeyRing = (
  fetchKeys: () => Promise<readonly JWK[]>,
  source: CipherSource = () => loadChunk('seal', () => import('./seal.ts')),
): KeyRing => {
  let keys: Promise<readonly JWK[]> | null = null;
  return {
    seal: async (path, body) => {
      keys ??= fetchKeys();
      const current = keys;
      try {
        const set = await current;
        const cipher = await source().catch(fail);
        return await cipher.sealBody(set, path, body);
      } catch (error) {
        if (keys === current) keys = null;
        throw error;
      }
    },
    forget: () => {
      keys = null;
    },
  };
};
