import type { JWK } from 'jose';

export interface KeyRing {
  readonly seal: (path: string, body: unknown) => Promise<string | null>;
  readonly forget: () => void;
}

/** Holds the platform's key set from the first sealed call on; the cipher's code comes with that call too. `fetchKeys` rejects when the set cannot be read. */
export const createKeyRing = (fetchKeys: () => Promise<readonly JWK[]>): KeyRing => {
  let keys: Promise<readonly JWK[]> | null = null;
  return {
    seal: async (path, body) => {
      keys ??= fetchKeys();
      const held = keys;
      try {
        const set = await held;
        const { sealBody } = await import('./seal.ts');
        return await sealBody(set, path, body);
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
