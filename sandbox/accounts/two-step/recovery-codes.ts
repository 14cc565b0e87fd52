import { randomBytes, randomInt, scryptSync } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/db/database.ts';
import { recoveryCodes } from '#sandbox/db/schema.ts';

const CODE_COUNT = 10;
const CODE_LENGTH = 10;
/** The letters and digits of recovery codes, without look-alike characters. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Hashes a recovery code. Cheaper than a password hash, because the 49 random bits of each code already make brute force impractical. */
const hashOf = (code: string, salt: Buffer): string =>
  scryptSync(code, salt, 32, { N: 2 ** 12, r: 8, p: 1 }).toString('base64url');

const generateCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
/** Converts a typed code to the form that was hashed: upper case, without spaces and dashes. */
const normalize = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const format = (code: string): string => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;

/** Replaces a member's recovery codes with ten new ones and returns them. They cannot be read again later. */
export const issueRecoveryCodes = async (db: Database, memberId: number): Promise<readonly string[]> => {
  const made = Array.from({ length: CODE_COUNT }, generateCode);
  const salt = randomBytes(16);
  const rows = made.map((code) => ({ memberId, salt: salt.toString('base64url'), codeHash: hashOf(code, salt) }));
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    await tx.insert(recoveryCodes).values(rows);
  });
  return made.map(format);
};

/** Uses up a recovery code. Returns true only once for each code. */
export const consumeRecoveryCode = async (db: Database, memberId: number, typed: string): Promise<boolean> => {
  const [any] = await db
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.memberId, memberId))
    .limit(1);
  if (any === undefined) return false;
  const codeHash = hashOf(normalize(typed), Buffer.from(any.salt, 'base64url'));
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
};

export const countRecoveryCodes = async (db: Database, memberId: number): Promise<number> => {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  return row?.left ?? 0;
};
