import { createHash } from 'node:crypto';
import type { Passwords } from '#sandbox/db/passwords.ts';
import { DEFAULT_PASSWORD, PASSWORD, PAYMENT_PASSWORD } from './accounts.ts';

export interface SeedPasswordHashes {
  readonly named: string;
  /** The hash of the platform's default password. */
  readonly defaultPassword: string;
  readonly payment: string;
}

const saltOf = (password: string): Buffer =>
  createHash('sha256').update(`marquee seed ${password}`).digest().subarray(0, 16);

/**
 * Creates the hashes of the seeded passwords. Their salts are derived from the passwords, so that every seed has the same hashes; this is safe only
 * because the passwords are public.
 */
export const seedPasswordHashes = async ({ hash }: Passwords): Promise<SeedPasswordHashes> => {
  const [named, defaultPassword, payment] = await Promise.all(
    [PASSWORD, DEFAULT_PASSWORD, PAYMENT_PASSWORD].map((password) => hash(password, saltOf(password))),
  );
  if (named === undefined || defaultPassword === undefined || payment === undefined)
    throw new Error('a seeded password was not hashed');
  return { named, defaultPassword, payment };
};
