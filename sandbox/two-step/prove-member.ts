import { and, eq, gt } from 'drizzle-orm';
import { sessions } from '../db/schema.ts';
import { refuseFields } from '../http/refuse.ts';
import { refuseTrial } from '../session/refuse-trial.ts';
import type { OpenSession } from '../session/sessions.ts';
import type { Visit } from '../visit.ts';

export type MemberVisit = Visit & { readonly session: OpenSession };

const JUST_NOW_MS = 15 * 60 * 1000;

/** Whoever changes how a member logs in has to be that member, not only to sit at the open session. */
export const proveMember = async (
  { platform, session: { id, member }, at }: MemberVisit,
  password: string | undefined,
): Promise<void> => {
  refuseTrial(member);
  await platform.throttle(`password:${member.id}`, 10, 10 * 60 * 1000);
  if (member.passwordHash !== null) {
    if (!(await platform.passwords.verify(password ?? '', member.passwordHash)))
      throw refuseFields({ password: 'password_wrong' });
    return;
  }
  const [fresh] = await platform.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.createdAt, new Date(at.getTime() - JUST_NOW_MS))));
  if (fresh === undefined) throw refuseFields({ password: 'login_again' });
};

/** Tells the member by mail that the account's locks were changed: somebody else may have done it. */
export const tellMember = async (
  { platform, merchant, session: { member } }: MemberVisit,
  what: string,
): Promise<void> => {
  if (member.email === null) return;
  await platform.outbox.add({
    merchant: merchant.code,
    channel: 'mail',
    target: member.email.toLowerCase(),
    body: `${what} If this was not you, change your password and write to customer service.`,
    code: null,
  });
};
