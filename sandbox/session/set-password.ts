import { eq } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import { createFieldProblem } from '../http/create-problem.ts';
import { checkNewPassword } from '../registration/check-field.ts';
import { tellChange } from '../messages/tell-change.ts';
import type { MemberContext } from '../request-context.ts';
import { endOtherSessions } from './open-sessions.ts';
import { renewSession } from './renew-session.ts';
import { forgetMailedPassword } from './temporary-password.ts';

interface PasswordChange {
  readonly old: string;
  readonly new: string;
  readonly confirmNew: string;
}

/** Changes the password, ends the member's other sessions, opens this one to every call and renews its id. */
export const setPassword = async (context: MemberContext, passwords: PasswordChange): Promise<void> => {
  const { platform, merchant, session, at } = context;
  await platform.throttle(`password:${session.member.id}`, 10, 10 * 60 * 1000);
  const broken = checkNewPassword(merchant.settings.registerRules['password'], passwords.new, true);
  if (broken !== null) throw createFieldProblem({ new: broken });
  if (passwords.new !== passwords.confirmNew) throw createFieldProblem({ confirmNew: 'inconsistent_twice' });
  if (!(await platform.passwords.verify(passwords.old, session.member.passwordHash)))
    throw createFieldProblem({ old: 'password_wrong' });
  if (passwords.new === passwords.old.trim()) throw createFieldProblem({ new: 'password_same' });

  const passwordHash = await platform.passwords.hash(passwords.new);
  await platform.db
    .update(members)
    .set({ passwordHash, passwordChangedAt: at, passwordExpired: false, firstLogin: false })
    .where(eq(members.id, session.member.id));
  await platform.sessions.endPasswordDue(session.id);
  await endOtherSessions(context);
  await forgetMailedPassword(context, session.member.id);
  await tellChange(context, 'password');
  await renewSession(context);
};
