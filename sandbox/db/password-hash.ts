import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const SAFE: Cost = { N: 2 ** 14, r: 8, p: 5 };
let cost = SAFE;

/** For tests, which hash a thousand times: from now on new hashes take next to no time, and keep nothing safe; or they do again. */
export const hashCheaply = (cheaply: boolean): void => {
  cost = cheaply ? { N: 2 ** 8, r: 8, p: 1 } : SAFE;
};

const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. The seed passes its own salt; everybody else leaves it out. */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> => {
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** False for a wrong password; a null hash takes as long as a real one, so that time does not tell who exists. */
export const verifyPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [kind, N, r, p, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !key) {
    await derive(password, Buffer.alloc(16), cost);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
