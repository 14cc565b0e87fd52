import { throttle } from '#sandbox/kernel/limits/throttle.ts';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Problem } from '#schemas/problem.ts';
import { totpSecrets, type MemberRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { findTimeStep } from './totp.ts';

const MAX_PER_HOUR = 20;
const HOUR_MS = 60 * 60 * 1000;

/** The name of the input field that carries the code. */
type CodeInput = 'code' | 'proofCode';

export const wrongCodeProblem = (input: CodeInput = 'code'): Problem =>
  createProblem('code_wrong', 422, 'Please enter a valid verification code', { fields: { [input]: 'code_wrong' } });

/**
 * Counts an attempt to enter a code. Attempts are counted per member and not per login, so that somebody who knows the password does not get new
 * attempts with each login.
 */
export const countAttempt = ({ kernel }: RequestContext, { id }: Pick<MemberRow, 'id'>): Promise<void> =>
  throttle(kernel, `totp:${id}`, MAX_PER_HOUR, HOUR_MS);

export const hasTotp = async ({ kernel }: RequestContext, { id }: Pick<MemberRow, 'id'>): Promise<boolean> => {
  const [row] = await kernel.db
    .select({ id: totpSecrets.memberId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.memberId, id), isNotNull(totpSecrets.confirmedAt)));
  return row !== undefined;
};

/** Uses up the time step of a TOTP code, so that neither this code nor an older one is accepted afterwards. Returns whether the code was valid. */
const consumeTimeStep = async ({ kernel, at }: RequestContext, memberId: number, code: string): Promise<boolean> => {
  const mine = and(eq(totpSecrets.memberId, memberId), isNotNull(totpSecrets.confirmedAt));
  const [row] = await kernel.db.select().from(totpSecrets).where(mine);
  const step = row === undefined ? null : findTimeStep(row.secret, code, at);
  if (step === null) return false;
  const taken = await kernel.db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(mine, lt(totpSecrets.lastStep, step)))
    .returning({ id: totpSecrets.memberId });
  return taken.length > 0;
};

/** Accepts a code from the authenticator app or a recovery code. Throws `code_wrong` for any other code, without giving a reason. */
export const checkCode = async (
  context: RequestContext,
  member: Pick<MemberRow, 'id'>,
  typed: string,
  input?: CodeInput,
): Promise<void> => {
  await countAttempt(context, member);
  const digits = typed.replaceAll(/\s/g, '');
  const passes = /^\d{6}$/.test(digits)
    ? await consumeTimeStep(context, member.id, digits)
    : await consumeRecoveryCode(context.kernel.db, member.id, typed);
  if (!passes) throw wrongCodeProblem(input);
};
