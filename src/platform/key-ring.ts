import type { JWK } from 'jose';
import { Problem } from '#schemas/problem.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { sealBody } from './seal.ts';

export interface KeyRing {
  readonly seal: (path: string, body: unknown) => Promise<string | null>;
  readonly forget: () => void;
}

/** Where the cipher's code comes from. */
export type CipherSource = () => Promise<{ readonly sealBody: typeof sealBody }>;

const offline = (): never => {
  throw new Problem({ code: 'network', status: 0, message: '' });
};

/** Holds the platform's key set from the first sealed call on; the cipher's code comes with that call too, and where it cannot be had the network is down. `fetchKeys` rejects when the set cannot be read. */
export const createKeyRing = (
  fetchKeys: () => Promise<readonly JWK[]>,
  source: CipherSource = () => loadChunk('seal', () => import('./seal.ts')),
): KeyRing => {
  let keys: Promise<readonly JWK[]> | null = null;
  return {
    seal: async (path, body) => {
      keys ??= fetchKeys();
      const held = keys;
      try {
        const set = await held;
        const cipher = await source().catch(offline);
        return await cipher.sealBody(set, path, body);
      } catch (error) {
        if (keys === held) keys = null;
        throw error;
      }
    },
    forget: () => {
      keys = null;
    },
  };
};
