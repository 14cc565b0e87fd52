import { createHash } from 'node:crypto';
import type { Passwords } from '../db/passwords.ts';
import { DEFAULT_PASSWORD, PASSWORD } from './accounts.ts';

export interface SeededHashes {
  readonly usual: string;
  /** Of the platform's default password. */
  readonly standing: string;
}

const saltOf = (password: string): Buffer =>
  createHash('sha256').update(`marquee seed ${password}`).digest().subarray(0, 16);

/** Real hashes with salts made from the passwords themselves, the same in every seed: everybody may know these passwords. */
export const seededHashes = async ({ hash }: Passwords): Promise<SeededHashes> => {
  const [usual, standing] = await Promise.all(
    [PASSWORD, DEFAULT_PASSWORD].map((password) => hash(password, saltOf(password))),
  );
  if (usual === undefined || standing === undefined) throw new Error('a seeded password was not hashed');
  return { usual, standing };
};
