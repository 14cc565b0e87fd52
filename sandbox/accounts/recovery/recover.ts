import { codesOf } from '#sandbox/accounts/codes/codes.ts';
import { loginGuardOf } from '#sandbox/accounts/login/login-guard.ts';
import { sessionsOf } from '#sandbox/accounts/sessions/sessions.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq, sql } from 'drizzle-orm';
import { normalizeMobile, phoneTarget } from '#sandbox/accounts/codes/phone-target.ts';
import { members, rememberTokens } from '#sandbox/db/schema.ts';
import { createProblem, createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { isModuleOn } from '#sandbox/kernel/merchants/is-module-on.ts';
import { checkNewPassword } from '#sandbox/accounts/fields/check-field.ts';
import { forgetPendingLogins } from '#sandbox/accounts/sessions/forget-pending-logins.ts';
import { forgetMailedPassword, mailTemporaryPassword } from '#sandbox/accounts/sessions/temporary-password.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

const HOUR_MS = 60 * 60 * 1000;

interface EmailRecovery {
  readonly username: string;
  readonly email: string;
}

/**
 * E-mails a temporary password. For an unknown account, the response is the same and takes the same time, unless the merchant wants unknown
 * accounts to be reported.
 */
export const recoverByMail = async (context: RequestContext, { username, email }: EmailRecovery): Promise<null> => {
  const { kernel, merchant, ip } = context;
  const [account, address] = [username.trim().toLowerCase(), email.trim().toLowerCase()];
  await throttle(kernel, `recovery:${ip}`, 20, HOUR_MS);
  await throttle(kernel, `recovery:${merchant.code}:${account}`, 3, HOUR_MS);
  const [member] = await kernel.db
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
    await mailTemporaryPassword(context, member, address);
    return null;
  }
  await kernel.passwords.hash(address);
  if (merchant.settings.recoveryTells === true)
    throw createProblem('unknown_user', 422, 'Username/Email does not exist');
  return null;
};

interface PhoneRecovery {
  readonly mobileNum: string;
  readonly countryDialingCode?: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

/** Sets a new password if the code that was sent to the phone is correct, and ends every session and remembered login. */
export const recoverByPhone = async (
  context: RequestContext,
  { mobileNum, verificationCode, newPassword, ...given }: PhoneRecovery,
): Promise<null> => {
  const { kernel, merchant, ip, at } = context;
  if (!isModuleOn(merchant, 'CHNGPASSVERIF3'))
    throw createProblem('recovery_closed', 403, 'Recovery by phone is not offered here');
  await throttle(kernel, `recovery:${ip}`, 20, HOUR_MS);
  const broken = checkNewPassword(merchant.settings.registerRules['password'], newPassword, true);
  if (broken !== null) throw createFieldProblem({ newPassword: broken });
  const countryDialingCode = given.countryDialingCode ?? merchant.settings.diallingCodes[0] ?? '';
  await codesOf(kernel).check(
    { merchant: merchant.code, purpose: 'recovery', target: phoneTarget({ mobileNum, countryDialingCode }) },
    verificationCode,
  );

  const passwordHash = await kernel.passwords.hash(newPassword);
  const [member] = await kernel.db
    .update(members)
    .set({ passwordHash, passwordChangedAt: at, passwordExpired: false, firstLogin: false })
    .where(
      and(
        eq(members.merchant, merchant.code),
        eq(members.diallingCode, countryDialingCode),
        eq(members.mobile, normalizeMobile(mobileNum)),
      ),
    )
    .returning();
  if (member === undefined) throw createProblem('unknown_user', 422, 'No account has this number');
  await sessionsOf(kernel).closeAll(member.id);
  await kernel.db.delete(rememberTokens).where(eq(rememberTokens.memberId, member.id));
  await forgetMailedPassword(context, member.id);
  await forgetPendingLogins(context, member.id);
  await loginGuardOf(kernel).record({ merchant: merchant.code, account: member.account.toLowerCase(), ip }, true);
  return null;
};
