import { randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { members, temporaryPasswords, type MemberRow } from '../db/schema.ts';
import type { Visit } from '../visit.ts';

const LIFE_MS = 30 * 60 * 1000;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

const makeUp = (): string => Array.from({ length: 14 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A password for half an hour, beside the member's own, which stays as it is: whoever asks in another's name changes nothing. */
export const mailTemporaryPassword = async (
  { platform, merchant, at }: Visit,
  member: MemberRow,
  email: string,
): Promise<void> => {
  const password = makeUp();
  const row = { passwordHash: await platform.passwords.hash(password), expiresAt: new Date(at.getTime() + LIFE_MS) };
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

/** Whether this is the password that was mailed; it then takes the place of the old one, to be changed at once. It takes the same time for who has none. */
export const redeemTemporary = async (
  { platform, at }: Visit,
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
