import { eq } from 'drizzle-orm';
import { members } from '../db/schema.ts';
import { createFieldProblem } from '../http/create-problem.ts';
import { AVATARS, avatarPath } from '../images/avatar.ts';
import type { MemberContext } from '../request-context.ts';

/** Sets the picture to one of the set, by its address. */
export const changeIcon = async ({ platform, session: { member } }: MemberContext, icon: string): Promise<void> => {
  const chosen = AVATARS.find((number) => avatarPath(number) === icon);
  if (chosen === undefined) throw createFieldProblem({ icon: 'icon_unknown' });
  await platform.db.update(members).set({ avatar: chosen }).where(eq(members.id, member.id));
};
