import { outboxOf } from '#sandbox/kernel/outbox/outbox.ts';
import { randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { members, temporaryPasswords, type MemberRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { forgetPendingLogins } from './forget-pending-logins.ts';

const LIFETIME_MS = 30 * 60 * 1000;
/** The letters and digits of a temporary password, without look-alike characters. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

const generatePassword = (): string => Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * E-mails a temporary password, which is valid for half an hour. The member's own password stays valid, so that a request by somebody else does
 * no harm.
 */
export const mailTemporaryPassword = async (
  { kernel, merchant, at }: RequestContext,
  member: MemberRow,
  email: string,
): Promise<void> => {
  const password = generatePassword();
  const row = {
    passwordHash: await kernel.passwords.hash(password),
    expiresAt: new Date(at.getTime() + LIFETIME_MS),
  };
  await kernel.db
    .insert(temporaryPasswords)
    .values({ memberId: member.id, ...row })
    .onConflictDoUpdate({ target: temporaryPasswords.memberId, set: row });
  await outboxOf(kernel).add({
    merchant: merchant.code,
    channel: 'mail',
    target: email,
    body: `${password} opens ${member.account} for 30 minutes. You choose a new password then. If you did not ask for it, do nothing.`,
    code: password,
  });
};

/** Returns the hash of the temporary password if the given password matches it, otherwise `null`. Takes the same time if no password was mailed. */
export const findMailedPassword = async (
  { kernel, at }: RequestContext,
  member: MemberRow | undefined,
  password: string,
): Promise<string | null> => {
  const mine =
    member === undefined
      ? undefined
      : and(eq(temporaryPasswords.memberId, member.id), gt(temporaryPasswords.expiresAt, at));
  const [row] = mine === undefined ? [] : await kernel.db.select().from(temporaryPasswords).where(mine);
  const isIt = await kernel.passwords.verify(password, row?.passwordHash ?? null);
  return isIt && row !== undefined ? row.passwordHash : null;
};

/**
 * Replaces the member's password with the temporary one once a login with the temporary one is complete; the member must then change it. Throws if
 * another login has already used the temporary password.
 */
export const adoptMailedPassword = async (
  context: RequestContext,
  { id }: MemberRow,
  passwordHash: string,
): Promise<void> => {
  const { kernel, at } = context;
  const used = await kernel.db
    .delete(temporaryPasswords)
    .where(and(eq(temporaryPasswords.memberId, id), eq(temporaryPasswords.passwordHash, passwordHash)))
    .returning();
  if (used.length === 0) throw createProblem('login_refused', 400, 'The mailed password is no longer valid');
  await kernel.db
    .update(members)
    .set({ passwordHash, passwordChangedAt: at, firstLogin: true })
    .where(eq(members.id, id));
  await forgetPendingLogins(context, id);
};

/** Invalidates a member's temporary password after the password or the e-mail address has changed. */
export const forgetMailedPassword = async ({ kernel }: RequestContext, memberId: number): Promise<void> => {
  await kernel.db.delete(temporaryPasswords).where(eq(temporaryPasswords.memberId, memberId));
};
