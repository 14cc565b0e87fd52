import { outboxOf } from '#sandbox/kernel/outbox/outbox.ts';
import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq, gt } from 'drizzle-orm';
import { sessions } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';

const RECENT_LOGIN_MS = 15 * 60 * 1000;

/** Requires the password, or a recent login if the member has none, before a login method is changed. An open session alone is not enough. */
export const reauthenticate = async (
  { kernel, session: { id, member }, at }: MemberContext,
  password: string | undefined,
): Promise<void> => {
  await throttle(kernel, `password:${member.id}`, 10, 10 * 60 * 1000);
  if (member.passwordHash !== null) {
    if (!(await kernel.passwords.verify(password ?? '', member.passwordHash)))
      throw createFieldProblem({ password: 'password_wrong' });
    return;
  }
  const [fresh] = await kernel.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.createdAt, new Date(at.getTime() - RECENT_LOGIN_MS))));
  if (fresh === undefined) throw createFieldProblem({ password: 'login_again' });
};

/** E-mails the member about a changed login method, in case somebody else changed it. */
export const notifyMember = async (
  { kernel, merchant, session: { member } }: MemberContext,
  what: string,
): Promise<void> => {
  if (member.email === null) return;
  await outboxOf(kernel).add({
    merchant: merchant.code,
    channel: 'mail',
    target: member.email.toLowerCase(),
    body: `${what} If this was not you, change your password and write to customer service.`,
    code: null,
  });
};
