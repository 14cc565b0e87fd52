import { sessionsOf } from '#sandbox/accounts/sessions/sessions.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { checkNewPassword } from '#sandbox/accounts/fields/check-field.ts';
import { tellChange } from '#sandbox/accounts/two-step/tell-change.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { endOtherSessions } from '#sandbox/accounts/sessions/open-sessions.ts';
import { renewSession } from '#sandbox/accounts/sessions/renew-session.ts';
import { forgetMailedPassword } from '#sandbox/accounts/sessions/temporary-password.ts';

interface PasswordChange {
  readonly old: string;
  readonly new: string;
  readonly confirmNew: string;
}

/** Changes the password, ends the member's other sessions, lifts the restrictions on this session and renews its id. */
export const setPassword = async (context: MemberContext, passwords: PasswordChange): Promise<void> => {
  const { kernel, merchant, session, at } = context;
  await throttle(kernel, `password:${session.member.id}`, 10, 10 * 60 * 1000);
  const broken = checkNewPassword(merchant.settings.registerRules['password'], passwords.new, true);
  if (broken !== null) throw createFieldProblem({ new: broken });
  if (passwords.new !== passwords.confirmNew) throw createFieldProblem({ confirmNew: 'confirmation' });
  if (!(await kernel.passwords.verify(passwords.old, session.member.passwordHash)))
    throw createFieldProblem({ old: 'password_wrong' });
  if (passwords.new === passwords.old.trim()) throw createFieldProblem({ new: 'password_same' });

  const passwordHash = await kernel.passwords.hash(passwords.new);
  await kernel.db
    .update(members)
    .set({ passwordHash, passwordChangedAt: at, passwordExpired: false, firstLogin: false })
    .where(eq(members.id, session.member.id));
  await sessionsOf(kernel).endPasswordDue(session.id);
  await endOtherSessions(context);
  await forgetMailedPassword(context, session.member.id);
  await tellChange(context, 'password');
  await renewSession(context);
};
