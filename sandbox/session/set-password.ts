import { eq } from 'drizzle-orm';
import { members, rememberTokens } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { checkField } from '../registration/check-field.ts';
import type { Visit } from '../visit.ts';
import { renewSession } from './renew-session.ts';
import type { OpenSession } from './sessions.ts';

interface NewPassword {
  readonly old: string;
  readonly new: string;
  readonly confirmNew: string;
}

/** Sets the password, ends all other sessions of the member and renews the id of this one. */
export const setPassword = async (
  visit: Visit & { readonly session: OpenSession },
  passwords: NewPassword,
): Promise<void> => {
  const { platform, merchant, session, at } = visit;
  await platform.throttle(`password:${session.member.id}`, 10, 10 * 60 * 1000);
  const broken = checkField(merchant.settings.registerRules['password'], passwords.new, true);
  if (broken !== null) throw refuseFields({ new: broken });
  if (passwords.new !== passwords.confirmNew) throw refuseFields({ confirmNew: 'inconsistent_twice' });
  if (!(await platform.passwords.verify(passwords.old, session.member.passwordHash)))
    throw refuseFields({ old: 'password_wrong' });
  if (passwords.new === passwords.old) throw refuseFields({ new: 'password_same' });

  const passwordHash = await platform.passwords.hash(passwords.new);
  await platform.db
    .update(members)
    .set({ passwordHash, passwordChangedAt: at, passwordExpired: false, firstLogin: false })
    .where(eq(members.id, session.member.id));
  await platform.sessions.closeOthers(session.member.id, session.id);
  await platform.db.delete(rememberTokens).where(eq(rememberTokens.memberId, session.member.id));
  await renewSession(visit);
  await platform.sessions.close(session.id);
};
