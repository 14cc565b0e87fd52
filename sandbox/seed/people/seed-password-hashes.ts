import { createHash } from 'node:crypto';
import type { Passwords } from '#sandbox/db/passwords.ts';
import { DEFAULT_PASSWORD, PASSWORD, PAYMENT_PASSWORD } from './accounts.ts';

export interface SeedPasswordHashes {
  readonly named: string;
  /** Hash of the platform's default password. */
  readonly defaultPassword: string;
  readonly payment: string;
}

const saltOf = (password: string): Buffer =>
  createHash('sha256').update(`marquee seed ${password}`).digest().subarray(0, 16);

/** Creates hashes with salts derived from the passwords, so that every seed has the same hashes; these passwords are public. */
export const seedPasswordHashes = async ({ hash }: Passwords): Promise<SeedPasswordHashes> => {
  const [named, defaultPassword, payment] = await Promise.all(
    [PASSWORD, DEFAULT_PASSWORD, PAYMENT_PASSWORD].map((password) => hash(password, saltOf(password))),
  );
  if (named === undefined || defaultPassword === undefined || payment === undefined)
    throw new Error('a seeded password was not hashed');
  return { named, defaultPassword, payment };
};
