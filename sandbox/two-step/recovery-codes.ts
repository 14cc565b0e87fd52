import { randomBytes, randomInt, scryptSync } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recoveryCodes } from '../db/schema.ts';

const HOW_MANY = 10;
const LENGTH = 10;
/** Without characters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A tenth of what a password gets: with 49 bits of chance in each code, going through all of them stays out of reach. */
const hashOf = (code: string, salt: Buffer): string =>
  scryptSync(code, salt, 32, { N: 2 ** 12, r: 8, p: 1 }).toString('base64url');

const makeUp = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** As somebody types it from paper: small letters and gaps do not matter. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const shown = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Ten new codes in place of those that were; they can be read here and never again. */
export const issueRecoveryCodes = async (db: Database, memberId: number): Promise<readonly string[]> => {
  const made = Array.from({ length: HOW_MANY }, makeUp);
  const salt = randomBytes(16);
  const rows = made.map((code) => ({ memberId, salt: salt.toString('base64url'), codeHash: hashOf(code, salt) }));
  await db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    await tx.insert(recoveryCodes).values(rows);
  });
  return made.map(shown);
};

/** True once for each code. */
export const spendRecoveryCode = async (db: Database, memberId: number, typed: string): Promise<boolean> => {
  const [any] = await db
    .select({ salt: recoveryCodes.salt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.memberId, memberId))
    .limit(1);
  if (any === undefined) return false;
  const codeHash = hashOf(plain(typed), Buffer.from(any.salt, 'base64url'));
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return spent.length > 0;
};

export const recoveryCodesLeft = async (db: Database, memberId: number): Promise<number> => {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  return row?.left ?? 0;
};
