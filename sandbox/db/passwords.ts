import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const SECURE_COST: Cost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

export interface Passwords {
  /** A string that identifies the cost of new hashes. */
  readonly cost: string;
  /** Hashes a password. The result is `scrypt$N$r$p$salt$key`, with salt and key in base64url. Only the seed passes its own salt. */
  readonly hash: (password: string, salt?: Buffer) => Promise<string>;
  /**
   * Returns whether a password matches a hash. Leading and trailing spaces are ignored, because they may have been pasted; the password is also
   * tried as typed, because older passwords may contain such spaces. If the hash is `null`, the check takes as long as with a real one, so that its
   * duration does not reveal which accounts exist.
   */
  readonly verify: (password: string, hash: string | null) => Promise<boolean>;
}

/** Creates functions that hash and verify passwords at a given cost; the default cost is secure. */
export const createPasswords = (cost: Cost = SECURE_COST): Passwords => {
  const matches = async (password: string, hash: string | null): Promise<boolean> => {
    const [kind, N, r, p, salt, key] = (hash ?? '').split('$');
    if (kind !== 'scrypt' || !salt || !key) {
      await derive(password, Buffer.alloc(16), cost);
      return false;
    }
    const expected = Buffer.from(key, 'base64url');
    const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  };
  return {
    cost: [cost.N, cost.r, cost.p].join('-'),

    hash: async (password, salt = randomBytes(16)) => {
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },

    verify: async (password, hash) => {
      const trimmed = password.trim();
      return (await matches(trimmed, hash)) || (trimmed !== password && (await matches(password, hash)));
    },
  };
};
