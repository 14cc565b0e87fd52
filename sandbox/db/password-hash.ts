import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. The seed passes its own salt; everybody else leaves it out. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> => {
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** False for a wrong password; a null hash takes as long as a real one, so that time does not tell who exists. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [kind, N, r, p, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
