import { createHash } from 'node:crypto';
import { hashPassword } from '../db/password-hash.ts';

const hashes = new Map<string, Promise<string>>();

/** A real hash with a salt made from the password itself: the same in every seed. Only for passwords that everybody may know. */
export const seededHash = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password, createHash('sha256').update(`marquee seed ${password}`).digest().subarray(0, 16));
  hashes.set(password, known);
  return known;
};
