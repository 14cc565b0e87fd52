import { and, eq, sql } from 'drizzle-orm';
import { mobileOf, targetOf } from '../codes/target-of.ts';
import { members, rememberTokens, temporaryPasswords } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { isOpen } from '../merchants/is-open.ts';
import { checkField } from '../registration/check-field.ts';
import { mailTemporaryPassword } from '../session/temporary-password.ts';
import type { Visit } from '../visit.ts';

const HOUR_MS = 60 * 60 * 1000;

interface NameAndAddress {
  readonly username: string;
  readonly email: string;
}

/** Mails a temporary password to the member's own address. Who is unknown gets the same answer after the same work, unless the merchant wants it said. */
export const recoverByMail = async (visit: Visit, { username, email }: NameAndAddress): Promise<null> => {
  const { platform, merchant, ip } = visit;
  const [account, address] = [username.trim().toLowerCase(), email.trim().toLowerCase()];
  await platform.throttle(`recovery:${ip}`, 20, HOUR_MS);
  await platform.throttle(`recovery:${merchant.code}:${account}`, 3, HOUR_MS);
  const [member] = await platform.db
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, merchant.code),
        sql`lower(${members.account}) = ${account}`,
        sql`lower(${members.email}) = ${address}`,
        eq(members.status, 'active'),
      ),
    );
  if (member !== undefined) {
    await mailTemporaryPassword(visit, member, address);
    return null;
  }
  await platform.passwords.hash(address);
  if (merchant.settings.recoveryTells === true) throw refuse('unknown_user', 422, 'Username/Email does not exist');
  return null;
};

interface PhoneAndPassword {
  readonly mobileNum: string;
  readonly countryDialingCode?: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

/** The code proves the phone. The new password ends every session and every remembered login. */
export const recoverByPhone = async (
  visit: Visit,
  { mobileNum, verificationCode, newPassword, ...given }: PhoneAndPassword,
): Promise<null> => {
  const { platform, merchant, ip, at } = visit;
  if (!isOpen(merchant, 'CHNGPASSVERIF3'))
    throw refuse('recovery_closed', 403, 'Recovery by phone is not offered here');
  await platform.throttle(`recovery:${ip}`, 20, HOUR_MS);
  const broken = checkField(merchant.settings.registerRules['password'], newPassword, true);
  if (broken !== null) throw refuseFields({ newPassword: broken });
  const countryDialingCode = given.countryDialingCode ?? merchant.settings.diallingCodes[0] ?? '';
  await platform.codes.check(
    { merchant: merchant.code, purpose: 'recovery', target: targetOf({ mobileNum, countryDialingCode }) },
    verificationCode,
  );

  const passwordHash = await platform.passwords.hash(newPassword);
  const [member] = await platform.db
    .update(members)
    .set({ passwordHash, passwordChangedAt: at, passwordExpired: false, firstLogin: false })
    .where(
      and(
        eq(members.merchant, merchant.code),
        eq(members.diallingCode, countryDialingCode),
        eq(members.mobile, mobileOf(mobileNum)),
      ),
    )
    .returning();
  if (member === undefined) throw refuse('unknown_user', 422, 'No account has this number');
  await platform.sessions.closeAll(member.id);
  await platform.db.delete(rememberTokens).where(eq(rememberTokens.memberId, member.id));
  await platform.db.delete(temporaryPasswords).where(eq(temporaryPasswords.memberId, member.id));
  await platform.loginGuard.note({ merchant: merchant.code, account: member.account.toLowerCase(), ip }, true);
  return null;
};
