import { randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { members, temporaryPasswords, type MemberRow } from '../db/schema.ts';
import type { RequestContext } from '../request-context.ts';

const LIFETIME_MS = 30 * 60 * 1000;
/** Without characters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

const generatePassword = (): string => Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Mails a password that is valid for half an hour. The member's own stays valid, so that a request by somebody else changes nothing. */
export const mailTemporaryPassword = async (
  { platform, merchant, at }: RequestContext,
  member: MemberRow,
  email: string,
): Promise<void> => {
  const password = generatePassword();
  const row = {
    passwordHash: await platform.passwords.hash(password),
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  };
  await platform.db
    .insert(temporaryPasswords)
    .values({ memberId: member.id, ...row })
    .onConflictDoUpdate({ target: temporaryPasswords.memberId, set: row });
  await platform.outbox.add({
    merchant: merchant.code,
    channel: 'mail',
    target: email,
    body: `${password} opens ${member.account} for 30 minutes. You choose a new password then. If you did not ask for it, do nothing.`,
    code: password,
  });
};

/** True if this is the mailed password, which then replaces the old one and must be changed at once. Takes the same time if none was mailed. */
export const redeemTemporaryPassword = async (
  { platform, at }: RequestContext,
  member: MemberRow | undefined,
  password: string,
): Promise<boolean> => {
  const mine =
    member === undefined
      ? undefined
      : and(eq(temporaryPasswords.memberId, member.id), gt(temporaryPasswords.expiresAt, at));
  const [row] = mine === undefined ? [] : await platform.db.select().from(temporaryPasswords).where(mine);
  if (!(await platform.passwords.verify(password, row?.passwordHash ?? null)) || row === undefined) return false;
  const used = await platform.db
    .delete(temporaryPasswords)
    .where(and(eq(temporaryPasswords.memberId, row.memberId), eq(temporaryPasswords.passwordHash, row.passwordHash)))
    .returning();
  if (used.length === 0) return false;
  await platform.db
    .update(members)
    .set({ passwordHash: row.passwordHash, passwordChangedAt: at, firstLogin: true })
    .where(eq(members.id, row.memberId));
  return true;
};
