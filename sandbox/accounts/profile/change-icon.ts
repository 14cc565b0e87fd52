import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { createFieldProblem } from '#sandbox/kernel/http/create-problem.ts';
import { AVATARS, avatarPath } from '#sandbox/kernel/images/avatar.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';

/** Sets the member's avatar to one of the available images; `icon` is the image's URL. */
export const changeIcon = async ({ kernel, session: { member } }: MemberContext, icon: string): Promise<void> => {
  const chosen = AVATARS.find((number) => avatarPath(number) === icon);
  if (chosen === undefined) throw createFieldProblem({ icon: 'icon_unknown' });
  await kernel.db.update(members).set({ avatar: chosen }).where(eq(members.id, member.id));
};
