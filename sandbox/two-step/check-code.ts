import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Problem } from '#schemas/problem.ts';
import { totpSecrets, type MemberRow } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Visit } from '../visit.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

const PER_HOUR = 20;
const HOUR_MS = 60 * 60 * 1000;

export const wrongCode = (): Problem =>
  refuse('code_wrong', 422, 'Please enter a valid verification code', { fields: { code: 'code_wrong' } });

/** Counts a try before anybody looks at the code, whatever login it belongs to: who knows the password cannot guess on with fresh logins. */
export const countTry = ({ platform }: Visit, { id }: Pick<MemberRow, 'id'>): Promise<void> =>
  platform.throttle(`totp:${id}`, PER_HOUR, HOUR_MS);

export const hasTotp = async ({ platform }: Visit, { id }: Pick<MemberRow, 'id'>): Promise<boolean> => {
  const [row] = await platform.db
    .select({ id: totpSecrets.memberId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.memberId, id), isNotNull(totpSecrets.confirmedAt)));
  return row !== undefined;
};

/** Takes a time step for good: the same code, and any older one, opens nothing again. */
const spendStep = async ({ platform, at }: Visit, memberId: number, code: string): Promise<boolean> => {
  const mine = and(eq(totpSecrets.memberId, memberId), isNotNull(totpSecrets.confirmedAt));
  const [row] = await platform.db.select().from(totpSecrets).where(mine);
  const step = row === undefined ? null : stepOf(row.secret, code, at);
  if (step === null) return false;
  const taken = await platform.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(mine, lt(totpSecrets.lastStep, step)))
    .returning({ id: totpSecrets.memberId });
  return taken.length > 0;
};

/** A code of the member's app, or one of the recovery codes; else throws `code_wrong`, the same for every way of being wrong. */
export const checkCode = async (visit: Visit, member: Pick<MemberRow, 'id'>, typed: string): Promise<void> => {
  await countTry(visit, member);
  const digits = typed.replaceAll(/\s/g, '');
  const passes = /^\d{6}$/.test(digits)
    ? await spendStep(visit, member.id, digits)
    : await spendRecoveryCode(visit.platform.db, member.id, typed);
  if (!passes) throw wrongCode();
};
